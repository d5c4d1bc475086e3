import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { Enquiry } from './enquiryContent.ts';

/** The key that all forms share without a call of their own. */
export const enquiriesKey = 'enquiries';

/** What was typed in this tab into the form of a page, by its address. */
export function loadEnquiry(page: string): Enquiry {
  const kept = (loadFromTab(enquiriesKey) as Record<string, unknown>)[page] ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}

/** Keeps what was typed until the tab is closed. */
export function saveEnquiry(page: string, enquiry: Enquiry): void {
  saveInTab(enquiriesKey, { ...loadFromTab(enquiriesKey), [page]: enquiry });
}
