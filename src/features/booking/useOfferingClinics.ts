import { useMemo } from 'react';
import { type ClinicsResult, useClinics } from '#src/api/stores.ts';
import { withTypes } from '#src/domain/clinics.ts';
import type { BookingVariant } from '#src/domain/types.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { bookingVariants } from './bookingVariants.ts';

/** The clinics that a form offers, with what the content knows of their services. */
export function useOfferingClinics(
  { clinics: profiles }: Pick<BookingSetup, 'clinics'>,
  variant: BookingVariant,
): ClinicsResult {
  const { clinics: stores, ...result } = useClinics();
  const clinics = useMemo(
    () => withTypes(stores, profiles).filter(bookingVariants[variant].isFor),
    [stores, profiles, variant],
  );
  return { ...result, clinics };
}
