/** On a carousel's arrow, read out. */
export const previousStep = 'Previous step';

/** On a carousel's arrow, read out. */
export const nextStep = 'Next step';

/** Among the facts of a service, before a link to its prices. */
export const price = 'Price';
