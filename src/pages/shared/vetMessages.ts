import { plural } from '#src/config/plural.ts';

/* Of a vet, on cards and on the vet's own page. */

/** On a vet's card, under the name. */
export const yearsOfExperience = (years: number) =>
  plural(years, { one: `${years} year of experience`, other: `${years} years of experience` });
