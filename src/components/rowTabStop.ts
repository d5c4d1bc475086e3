import { createContext } from 'react';

/** Whether the Tab key stops at the controls of this row. False in every row but one where arrow keys lead to the others. */
export const RowTabStop = createContext(true);
