import { visitTypesAt } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Store } from '#src/domain/types.ts';
import { useListedClinics } from '#src/pages/shared/useListedClinics.ts';

export interface ClinicStore {
  /** Undefined until the stores are loaded, and where none of them is this clinic. */
  store: Store | undefined;
  /** Whether the form can book here; until the stores have loaded, the content decides. */
  isBookable: boolean;
}

/** A clinic's entry in the stores list. */
export function useClinicStore(clinic: Clinic): ClinicStore {
  const { clinics, status } = useListedClinics();
  const store = clinics.find(({ profile }) => profile === clinic)?.store;
  const isBookable =
    status === 'ready' ? visitTypesAt(store).length > 0 : clinic.storeId !== undefined;
  return { store, isBookable };
}
