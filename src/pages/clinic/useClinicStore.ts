import { useListedClinics } from '#src/business/useListedClinics.ts';
import { appointmentTypesAt, type Clinic } from '#src/domain/clinicDirectory.ts';

/** The clinic's entry in the stores list; undefined until that has loaded. */
export function useClinicStore(clinic: Clinic) {
  const { clinics, status } = useListedClinics();
  const store = clinics.find(({ profile }) => profile?.slug === clinic.slug)?.store;
  const isBookable =
    status === 'ready' ? appointmentTypesAt(store).length > 0 : clinic.storeId !== undefined;
  return { store, isBookable };
}
