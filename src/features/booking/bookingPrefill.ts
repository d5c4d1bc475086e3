import { useSyncExternalStore } from 'react';
import type { BookingPrefill } from './useDraft.ts';

/*
 * The clinic chosen at the top of a page, for the booking form at its foot. It is kept outside React's tree: state above
 * the parts between them would have them all rendered again (components/WhenNear.tsx).
 */
let prefill: BookingPrefill | undefined;
const listeners = new Set<() => void>();

/** Each call fills the form in once more; undefined forgets, for the next page. */
export function prefillBooking(next: BookingPrefill | undefined) {
  prefill = next;
  for (const tell of listeners) tell();
}

export function useBookingPrefill(): BookingPrefill | undefined {
  return useSyncExternalStore(listen, current, nothing);
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

const current = () => prefill;
const nothing = () => undefined;
