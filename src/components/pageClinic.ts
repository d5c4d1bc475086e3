import type { Phone } from '#src/domain/contactLinks.ts';
import { createStore } from './createStore.ts';

interface PageClinic {
  slug: string;
  phone: Phone;
}

const pageClinic = createStore<PageClinic | undefined>(undefined);

/** The clinic that the page is about, for what stands around the page. */
export const setPageClinic = pageClinic.set;

/** Undefined while prerendering. */
export const usePageClinic = pageClinic.useValue;
