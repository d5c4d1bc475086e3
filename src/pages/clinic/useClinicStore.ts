import { useMemo } from 'react';
import { clinicProfiles } from '#src/pages/shared/clinicProfiles.ts';
import { visitTypesAt } from '#src/domain/appointmentTypes.ts';
import { type Clinic, joinClinics } from '#src/domain/clinicDirectory.ts';
import type { Store } from '#src/domain/types.ts';
import { useStores } from '#src/features/booking/useStores.ts';

export interface ClinicStore {
  /** Undefined until the stores are loaded, and where none of them is this clinic. */
  store: Store | undefined;
  /** Whether the form can book here; until the stores are loaded, as the content says. */
  isBookable: boolean;
}

/** What the stores list says about a clinic. */
export function useClinicStore(clinic: Clinic): ClinicStore {
  const { clinics: stores, status } = useStores();
  const store = useMemo(
    () => joinClinics(clinicProfiles, stores).find(({ profile }) => profile === clinic)?.store,
    [stores, clinic],
  );
  const isBookable =
    status === 'ready' ? visitTypesAt(store).length > 0 : clinic.storeId !== undefined;
  return { store, isBookable };
}
