import { useMemo } from 'react';
import { clinics as profiles } from '#content/clinics.ts';
import { joinClinics } from '#src/domain/clinicDirectory.ts';
import { useStores } from '#src/features/booking/shared/useStores.ts';

export function useListedClinics() {
  const { list: stores, ...call } = useStores();
  const clinics = useMemo(() => joinClinics(profiles, stores), [stores]);
  return { ...call, clinics };
}
