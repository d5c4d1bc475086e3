import { useReducer } from 'react';
import { config } from '#src/config/env.ts';
import { clinicOfStore, withTypes } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { BookingErrors, BookingVariant } from '#src/domain/types.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { bookingReducer, emptyForm } from './bookingReducer.ts';
import { bookableDraft } from './draft/bookingDraft.ts';
import { dayError } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { type BookingSetup, withClinic } from './rules/bookingSetup.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import { useClinics } from './useClinics.ts';

export interface BookingFacts {
  variant: BookingVariant;
  setup: BookingSetup;
  phone: Phone;
  pageClinic?: string | undefined;
}

export type Booking = ReturnType<typeof useBookingForm>;

export function useBookingForm(facts: BookingFacts) {
  const { variant, phone, pageClinic } = facts;
  const { list: stores, ...call } = useClinics();
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  // Undefined until hydrated: a prerendered page must not contain the time of its build.
  const now = useClinicNow(config.clinicTimeZone, { isUrgent: true });
  const { answers } = state;

  const list = withTypes(stores, facts.setup.clinics).filter(bookingVariants[variant].isFor);
  const clinic = list.find(({ id }) => id === answers.location);
  const setup = withClinic(facts.setup, clinic);
  const types = bookingVariants[variant].typesAt(clinic);
  const draft = bookableDraft(answers, clinic, types);
  const errors: BookingErrors = now ? validateBooking(draft, now, setup) : {};
  const known = clinic ? setup.clinic : clinicOfStore(facts.setup.clinics, pageClinic);
  return {
    ...facts,
    clinics: { list, ...call },
    state,
    dispatch,
    clinic,
    setup,
    types,
    draft,
    /** The chosen clinic's, the page's or the business's phone. */
    clinicPhone: known?.phone ?? phone,
    now,
    errors,
    /** Shown at once, because a browser's date field offers every day. */
    dayError: now && dayError(draft.appointmentDate, now, setup),
  };
}
