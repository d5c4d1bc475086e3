import { createTabStore } from '#src/platform/createTabStore.ts';
import type { Enquiry } from './enquiryContent.ts';

/** The values of this tab's forms, by the page's address. */
export const enquiries = createTabStore('enquiries', (stored) => {
  const pages = Object.entries(stored).map(([page, kept]) => [page, textsOf(kept ?? {})]);
  return Object.fromEntries(pages) as Record<string, Enquiry>;
});

function textsOf(kept: object): Enquiry {
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
