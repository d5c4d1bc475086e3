import { useReducer } from 'react';
import { config } from '#src/config/env.ts';
import { profileOf, withTypes } from '#src/domain/clinicDirectory.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import type { Booking, BookingFacts } from './BookingContext.tsx';
import { bookingReducer, emptyForm } from './bookingReducer.ts';
import { bookableDraft } from './draft/bookingDraft.ts';
import { dayError } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { withClinic } from './rules/bookingSetup.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import { useClinics } from './useClinics.ts';

export function useBookingForm(facts: BookingFacts): Booking {
  const { variant, phone, pageClinic } = facts;
  const { list: stores, ...call } = useClinics();
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  const now = useClinicNow(config.clinicTimeZone, { isUrgent: true });
  const { answers } = state;

  const list = withTypes(stores, facts.setup.clinics).filter(bookingVariants[variant].isFor);
  const clinic = list.find(({ id }) => String(id) === answers.location);
  const setup = withClinic(facts.setup, clinic);
  const types = bookingVariants[variant].typesAt(clinic);
  const draft = bookableDraft(answers, clinic, types);
  const errors = now ? validateBooking(draft, now, setup) : {};
  const known = clinic ? setup.clinic : profileOf(facts.setup.clinics, { id: Number(pageClinic) });
  return {
    ...facts,
    clinics: { list, ...call },
    state,
    dispatch,
    clinic,
    setup,
    types,
    draft,
    clinicPhone: known?.phone ?? phone,
    now,
    errors,
    dayError: now && dayError(draft.appointmentDate, now, setup),
  };
}
