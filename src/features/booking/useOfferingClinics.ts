import { useMemo } from 'react';
import { type ClinicsResult, useClinics } from '#src/api/stores.ts';
import { appointmentTypesFor } from '#src/domain/appointmentTypes.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { withTypes } from '#src/domain/clinics.ts';
import type { BookingVariant } from '#src/domain/types.ts';

/** The clinics that a form offers: with what the content knows of their services, in the form for grooming those that groom. */
export function useOfferingClinics(
  { clinics: profiles }: Pick<BookingSetup, 'clinics'>,
  variant: BookingVariant,
): ClinicsResult {
  const { clinics: stores, ...result } = useClinics();
  const clinics = useMemo(() => {
    const known = withTypes(stores, profiles);
    return variant === 'simple'
      ? known.filter((store) => appointmentTypesFor(store, variant).length > 0)
      : known;
  }, [stores, profiles, variant]);
  return { ...result, clinics };
}
