/** On a carousel's arrow, read out. */
export const previousStep = 'Previous step';

/** On a carousel's arrow, read out. */
export const nextStep = 'Next step';
