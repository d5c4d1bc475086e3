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

/** Of a vet, with the number in bold: '8 years of experience'. */
export const yearsOfExperience = (count: number) =>
  plural(count, {
    one: (
      <>
        <b>{count}</b> <span>year of experience</span>
      </>
    ),
    other: (
      <>
        <b>{count}</b> <span>years of experience</span>
      </>
    ),
  });

/** In a vet's week, on a day without hours. */
export const away = 'Away';
