import { useEffect } from 'react';
import { useClinics } from '#src/api/stores.ts';
import { prefillBooking, useBookingPrefill } from './bookingPrefill.ts';

/** The clinics for the sections of a page above its booking form, and the choice that is filled into that form. */
export function useClinicChoice() {
  const { clinics, status, retry } = useClinics();
  const prefill = useBookingPrefill();

  // The next page starts without a choice.
  useEffect(() => () => prefillBooking(undefined), []);

  return {
    clinics,
    status,
    retry,
    /** The chosen clinic's id as text; '' where none is. */
    chosen: prefill?.location ?? '',
    choose: prefillBooking,
  };
}
