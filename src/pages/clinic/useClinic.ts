import { useParams } from 'react-router-dom';
import { visitTypesAt } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Store } from '#src/domain/types.ts';
import { type ClinicProfile, clinicProfiles } from '#src/records/clinicProfiles.ts';
import { useListedClinics } from '#src/records/useListedClinics.ts';

/** The clinic with the address's slug; undefined if unknown. */
export function useClinic(): ClinicProfile | undefined {
  const { slug } = useParams();
  return clinicProfiles.find((clinic) => clinic.slug === slug);
}

export interface ClinicStore {
  /** Undefined until the stores have loaded, and for an unlisted clinic. */
  store: Store | undefined;
  /** Decided by the content until the stores have loaded. */
  isBookable: boolean;
}

/** The clinic's entry in the stores list. */
export function useClinicStore(clinic: Clinic): ClinicStore {
  const { clinics, status } = useListedClinics();
  const store = clinics.find(({ profile }) => profile === clinic)?.store;
  const isBookable =
    status === 'ready' ? visitTypesAt(store).length > 0 : clinic.storeId !== undefined;
  return { store, isBookable };
}
