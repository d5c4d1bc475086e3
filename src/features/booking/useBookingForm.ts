import { useEffect, useMemo, useReducer, useState } from 'react';
import { config } from '#src/config/env.ts';
import { profileOf, withTypes } from '#src/domain/clinicDirectory.ts';
import { clinicNow } from '#src/domain/time/clock.ts';
import type { BookingVariant, ClockTime } from '#src/domain/types.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import type { Booking, BookingFacts } from './BookingContext.tsx';
import { bookingReducer, emptyForm } from './bookingReducer.ts';
import { bookableDraft } from './draft/bookingDraft.ts';
import { dayError } from './rules/bookingDays.ts';
import { validateBooking } from './rules/bookingRules.ts';
import { type BookingSetup, withClinic } from './rules/bookingSetup.ts';
import { bookingVariants } from './rules/bookingVariants.ts';
import { type ClinicsResult, useClinics } from './useClinics.ts';

export function useBookingForm(facts: BookingFacts): Booking {
  const { variant, phone, pageClinic } = facts;
  const clinics = useOfferedClinics(variant, facts.setup);
  const [state, dispatch] = useReducer(bookingReducer, emptyForm);
  const clock = useBookingClock();
  const { now } = clock;
  const { answers } = state;

  const clinic = clinics.list.find(({ id }) => String(id) === answers.location);
  const setup = withClinic(facts.setup, clinic);
  const types = bookingVariants[variant].typesAt(clinic);
  const draft = bookableDraft(answers, clinic, types);
  const errors = now ? validateBooking(draft, now, setup) : {};
  const known = clinic ? setup.clinic : profileOf(facts.setup.clinics, { id: Number(pageClinic) });
  return {
    ...facts,
    ...clock,
    clinics,
    state,
    dispatch,
    clinic,
    setup,
    types,
    draft,
    clinicPhone: known?.phone ?? phone,
    errors,
    dayError: now && dayError(draft.appointmentDate, now, setup),
  };
}

/** The clinics that the form offers, with what the content says of their services. */
function useOfferedClinics(variant: BookingVariant, setup: BookingSetup): ClinicsResult {
  const { list: stores, ...call } = useClinics();
  const list = useMemo(
    () => withTypes(stores, setup.clinics).filter(bookingVariants[variant].isFor),
    [stores, setup, variant],
  );
  return { ...call, list };
}

/** The clinics' clock: read on mount, each minute, when the page is shown again, and on submit. */
function useBookingClock() {
  const [now, setNow] = useState<ClockTime>();
  const minute = useClinicNow(config.clinicTimeZone);

  function readClock(): ClockTime {
    const time = clinicNow(new Date(), config.clinicTimeZone);
    setNow(time);
    return time;
  }

  useEffect(() => void readClock(), [minute]);
  return { now, readClock };
}
