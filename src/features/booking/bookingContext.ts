import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import type { createStore } from '#src/components/createStore.ts';
import { profileOf } from '#src/domain/clinics.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingVariant, ClockTime, Store } from '#src/domain/types.ts';
import type { BookingEvent } from './bookingReducer.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { type BookingState, clinicOf } from './bookingState.ts';

/** The facts that a form is given. */
export interface BookingFacts {
  variant: BookingVariant;
  clinics: ClinicsResult;
  /** The rules and records of the form. */
  setup: BookingSetup;
  /** Whom to call: the business, and until a clinic is chosen the one that the page is about. */
  phone: Phone;
  clinicPhone?: Phone | undefined;
  /** The id of the clinic that the page is about. */
  pageClinic?: string | undefined;
}

export interface Booking extends BookingFacts {
  store: ReturnType<typeof createStore<BookingState>>;
  dispatch: (event: BookingEvent) => void;
  /** The clinics' clock; undefined until mounted: a prerendered page must not contain the time of its build. */
  now: ClockTime | undefined;
  /** Reads the clock, and has the form go by it. */
  lookAtClock: () => ClockTime;
}

export const BookingContext = createContext<Booking | undefined>(undefined);

/** The form around a component. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('A part of the booking form stands outside it.');
  return booking;
}

/** A part of the form's state: the component renders again only where that part changes. */
export function useBookingState<Part>(select: (state: BookingState) => Part): Part {
  const { store } = useBooking();
  const part = () => select(store.get());
  return useSyncExternalStore(store.subscribe, part, part);
}

/** The clinic that is chosen in the form, with what is known of it. */
export function useKnownStore() {
  const booking = useBooking();
  return knownOf(useBookingState(clinicOf), booking);
}

/** What is known of a store that is chosen: its profile, whom to call, and the rules with its hours. */
export function knownOf(store: Store | undefined, { setup, phone, clinicPhone }: BookingFacts) {
  const profile = store && profileOf(setup.clinics, store);
  return {
    store,
    profile,
    phone: (store ? profile?.phone : clinicPhone) ?? phone,
    setup: { ...setup, clinic: profile },
  };
}
