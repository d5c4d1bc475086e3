import { useMemo } from 'react';
import { joinClinics } from '#src/domain/clinicDirectory.ts';
import { useStores } from '#src/features/booking/shared/useStores.ts';
import { clinicProfiles } from './clinicProfiles.ts';

export function useListedClinics() {
  const { list: stores, ...call } = useStores();
  const clinics = useMemo(() => joinClinics(clinicProfiles, stores), [stores]);
  return { ...call, clinics };
}
