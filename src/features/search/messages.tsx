import type { ReactNode } from 'react';
import { plural } from '#src/domain/text/plural.ts';

export const searchThisSite = 'Search this site';

export const searchHint = 'Search';

export const search = 'Search';

export const searchFailed = 'The search could not be loaded.';

export const showAll = (count: number) => `Show all ${count} results`;

export const groupNames = {
  Services: 'Services',
  Vets: 'Vets',
  Articles: 'Articles',
  Clinics: 'Clinics',
  Pages: 'Pages',
};

/* Headings of the results; `words` are the query. */

export const nothingFound = (words: string) => `Nothing found for “${words}”`;

export const resultsFor = (words: string, count: number) =>
  plural(count, {
    one: `${count} result for “${words}”`,
    other: `${count} results for “${words}”`,
  });

export const resultsCloseTo = (words: string, count: number) =>
  plural(count, {
    one: `${count} result close to “${words}”`,
    other: `${count} results close to “${words}”`,
  });

/** Without hits, with two links: `callNumber` and `book`. */
export const askAPerson = (callNumber: ReactNode, book: ReactNode) => (
  <>
    Ask a person: {callNumber} or {book}.
  </>
);

export const callNumber = (phone: ReactNode) => <>call {phone}</>;

export const book = 'book a visit';

export const inAnEmergency = 'In an emergency';
