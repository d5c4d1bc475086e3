import { createStore } from '#src/components/createStore.ts';
import type { BookingDraft } from '#src/domain/types.ts';

/** Answers for the booking form that are given elsewhere: on the page, or in a booking link. */
export type BookingPrefill = Partial<Omit<BookingDraft, 'comments'>> & {
  /** The vet to ask for in the comments: 'Dr Nair'. */
  vet?: string;
};

/*
 * The clinic chosen in the list of clinics, for the booking form at the page's foot. It is kept outside React's tree, because state
 * in a common parent would render all sections between the two again.
 */
const prefill = createStore<BookingPrefill | undefined>(undefined);

/** Fills the form in, once for each call. `undefined` clears it for the next page. */
export const prefillBooking = prefill.set;

/** The last answers given to `prefillBooking`; none while prerendering. */
export const useBookingPrefill = prefill.useValue;
