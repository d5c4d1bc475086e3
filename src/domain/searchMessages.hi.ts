import { plural } from '#src/config/plural.ts';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./searchMessages.ts'),
  typeof import('./searchMessages.hi.ts')
>;

export const nothingFound = (words: string) => `“${words}” के लिए कुछ नहीं मिला`;

export const resultsFor = (count: number, words: string) =>
  plural(count, {
    one: `“${words}” के लिए ${count} नतीजा`,
    other: `“${words}” के लिए ${count} नतीजे`,
  });

export const resultsCloseTo = (count: number, words: string) =>
  plural(count, {
    one: `“${words}” से मिलता-जुलता ${count} नतीजा`,
    other: `“${words}” से मिलते-जुलते ${count} नतीजे`,
  });
