import type { Phone } from '#src/domain/contactLinks.ts';
import { createStore } from './createStore.ts';

const pagePhone = createStore<Phone | undefined>(undefined);

/** The number of what the page is about, for the bar of phones. `undefined` is the business's. */
export const setPagePhone = pagePhone.set;

/** Undefined while prerendering. */
export const usePagePhone = pagePhone.useValue;
