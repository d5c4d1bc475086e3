import { plural } from '#src/config/plural.ts';

/* What a search of the site found, as a heading over it. `words` are those that were searched for. */

export const nothingFound = (words: string) => `Nothing found for “${words}”`;

export const resultsFor = (count: number, words: string) =>
  plural(count, {
    one: `${count} result for “${words}”`,
    other: `${count} results for “${words}”`,
  });

/** Nothing has the words as they were typed. */
export const resultsCloseTo = (count: number, words: string) =>
  plural(count, {
    one: `${count} result close to “${words}”`,
    other: `${count} results close to “${words}”`,
  });
