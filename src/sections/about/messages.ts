/** What stands alone, with its full stop: '24 vets, 9 hospitals.' */
export const asSentence = (words: string) => `${words}.`;

/** The name of a section with the business's figures, read out. */
export const inFigures = 'In figures';

/** The name of a section with the business's figures, read out. */
export const inNumbers = 'In numbers';
