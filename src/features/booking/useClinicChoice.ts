import { useEffect } from 'react';
import { useClinics } from '#src/api/stores.ts';
import { prefillBooking } from './bookingPrefill.ts';

/**
 * The clinics for the sections of a page above its booking form, and how one is chosen for that form. The choice itself comes
 * from `useBookingPrefill`: not every section that offers one is to be rendered again for it.
 */
export function useClinicChoice() {
  const { clinics, status, refetch } = useClinics();

  // The next page starts without a choice.
  useEffect(() => () => prefillBooking(undefined), []);

  return {
    clinics,
    status,
    refetch,
    choose: prefillBooking,
  };
}
