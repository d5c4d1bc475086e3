import { createContext } from 'react';

/** Whether the Tab key stops at the controls of this row. False in all rows but one if arrow keys lead from row to row. */
export const RowTabStop = createContext(true);
