/** The accessible name of the section with the business's figures. */
export const inNumbers = 'In numbers';
