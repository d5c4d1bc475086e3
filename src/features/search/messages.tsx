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

/* Headings of the results. */

export const nothingFound = (query: string) => `Nothing found for “${query}”`;

export const resultsFor = (query: string, count: number) =>
  plural(count, {
    one: `${count} result for “${query}”`,
    other: `${count} results for “${query}”`,
  });

export const resultsCloseTo = (query: string, count: number) =>
  plural(count, {
    one: `${count} result close to “${query}”`,
    other: `${count} results close to “${query}”`,
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
