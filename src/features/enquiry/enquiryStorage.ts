import { loadFromTab, saveInTab } from '#src/platform/tabStorage.ts';
import type { Enquiry } from './enquiryContent.ts';

export const enquiriesKey = 'enquiries';

/** The stored values of this tab, by the page's address. */
export function loadEnquiry(page: string): Enquiry {
  const kept = (loadFromTab(enquiriesKey) as Record<string, unknown>)[page] ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}

export function saveEnquiry(page: string, enquiry: Enquiry): void {
  saveInTab(enquiriesKey, { ...loadFromTab(enquiriesKey), [page]: enquiry });
}
