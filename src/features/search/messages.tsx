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

/* The heading of the results; `words` are the query. */

export const nothingFound = (words: string) => `Nothing found for “${words}”`;

export const resultsFor = (words: string, count: number) =>
  plural(count, {
    one: `${count} result for “${words}”`,
    other: `${count} results for “${words}”`,
  });

/** Nothing matches exactly. */
export const resultsCloseTo = (words: string, count: number) =>
  plural(count, {
    one: `${count} result close to “${words}”`,
    other: `${count} results close to “${words}”`,
  });

/** Where nothing was found, with two links: `callNumber` and `bookAVisit`. */
export const askAPerson = (callNumber: ReactNode, bookAVisit: ReactNode) => (
  <>
    Ask a person: {callNumber} or {bookAVisit}.
  </>
);

export const callNumber = (phone: string) => `call ${phone}`;

export const bookAVisit = 'book a visit';

export const inAnEmergency = 'In an emergency';
