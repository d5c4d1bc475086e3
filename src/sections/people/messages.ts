import { plural } from '#src/config/plural.ts';

/** On a carousel's arrow, read out. */
export const previousVet = 'Previous vet';

/** On a carousel's arrow, read out. */
export const nextVet = 'Next vet';

/** On a carousel's arrow, read out. */
export const previousReview = 'Previous review';

/** On a carousel's arrow, read out. */
export const nextReview = 'Next review';

/** The name of the buttons that choose a review, read out. */
export const chooseReview = 'Choose a review';

/** After a bold number of years. */
export const yearsOfExperience = (count: number) =>
  plural(count, { one: 'year of experience', other: 'years of experience' });

/** In a vet's week, on a day without hours. */
export const away = 'Away';
