export const previousStep = 'Previous step';

export const nextStep = 'Next step';
