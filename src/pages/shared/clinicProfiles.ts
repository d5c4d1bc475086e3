import { clinics, type ClinicSlug } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { orderedTypes } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinics.ts';

export type ClinicProfile = Clinic & { slug: ClinicSlug };

/** The clinics, each with what can be booked there: as its services are. */
export const clinicProfiles: readonly ClinicProfile[] = clinics.map((clinic) => ({
  ...clinic,
  types: orderedTypes(
    services.filter(({ id }) => clinic.services.includes(id)).map(({ booking }) => booking),
  ),
}));
