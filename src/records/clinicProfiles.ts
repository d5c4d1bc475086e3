import { bookedAs } from '#content/bookedAs.ts';
import { clinics, type ClinicSlug } from '#content/clinics.ts';
import type { ServiceId } from '#content/services.ts';
import { orderedTypes } from '#src/domain/appointmentTypes.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';

export type ClinicProfile = Clinic & { slug: ClinicSlug };

export const clinicProfiles: readonly ClinicProfile[] = clinics.map((clinic) => ({
  ...clinic,
  types: orderedTypes(clinic.services.map((id) => bookedAs[id as ServiceId])),
}));
