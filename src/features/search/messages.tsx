import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';

/* The search of the site: its field in the header, and what it found. */

/** The field's label, for screen readers. */
export const searchThisSite = 'Search this site';

/** In the empty field. */
export const searchHint = 'Search';

/** The field's button. */
export const search = 'Search';

export const searchFailed = 'The search could not be loaded.';

export const showAll = (count: number) =>
  plural(count, { one: `Show all ${count} results`, other: `Show all ${count} results` });

/** Over the hits of a kind. */
export const groupNames = {
  Services: 'Services',
  Vets: 'Vets',
  Articles: 'Articles',
  Clinics: 'Clinics',
  Pages: 'Pages',
};

/* The heading of the results; `words` are those that were searched for. */

export const nothingFound = (words: string) => `Nothing found for “${words}”`;

export const resultsFor = (words: string, count: number) =>
  plural(count, {
    one: `${count} result for “${words}”`,
    other: `${count} results for “${words}”`,
  });

/** Nothing has the words as they were typed. */
export const resultsCloseTo = (words: string, count: number) =>
  plural(count, {
    one: `${count} result close to “${words}”`,
    other: `${count} results close to “${words}”`,
  });

/** Where nothing was found; the two links are 'call 080 …' and 'book a visit'. */
export const askAPerson = (callNumber: ReactNode, bookAVisit: ReactNode) => (
  <>
    Ask a person: {callNumber} or {bookAVisit}.
  </>
);

/** A link within 'Ask a person: …'. */
export const callNumber = (phone: string) => `call ${phone}`;

/** A link within 'Ask a person: …'. */
export const bookAVisit = 'book a visit';

/** Over what to do in an emergency, where nothing was found. */
export const inAnEmergency = 'In an emergency';

/** Under all that was found; a link that calls follows. */
export const cannotFindIt = 'Can’t find it?';
