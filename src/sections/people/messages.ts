/** On a carousel's arrow, read out. */
export const previousVet = 'Previous vet';

/** On a carousel's arrow, read out. */
export const nextVet = 'Next vet';

/** On a carousel's arrow, read out. */
export const previousReview = 'Previous review';

/** On a carousel's arrow, read out. */
export const nextReview = 'Next review';
