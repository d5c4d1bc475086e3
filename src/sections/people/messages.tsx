import { plural } from '#src/domain/text/plural.ts';

export const previousVet = 'Previous vet';

export const nextVet = 'Next vet';

export const previousReview = 'Previous review';

export const nextReview = 'Next review';

export const chooseReview = 'Choose a review';

/** '8 years of experience', the number in bold. */
export const yearsOfExperience = (count: number) => (
  <>
    <b>{count}</b>{' '}
    <span>{plural(count, { one: 'year of experience', other: 'years of experience' })}</span>
  </>
);

export const fullStars = (full: number, count: number) => (
  <>
    <span>{`${full} out of ${count}`}</span>
    <span className="visually-hidden"> stars</span>
  </>
);
