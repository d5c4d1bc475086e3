/** The name of a section with the business's figures, read out. */
export const inFigures = 'In figures';

/** The name of a section with the business's figures, read out. */
export const inNumbers = 'In numbers';
