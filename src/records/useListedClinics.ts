import { useMemo } from 'react';
import { joinClinics } from '#src/domain/clinicDirectory.ts';
import { useClinics } from '#src/features/booking/useClinics.ts';
import { clinicProfiles } from './clinicProfiles.ts';

export function useListedClinics() {
  const { list: stores, ...call } = useClinics();
  const clinics = useMemo(() => joinClinics(clinicProfiles, stores), [stores]);
  return { ...call, clinics };
}
