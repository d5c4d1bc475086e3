import { clinics, type ClinicSlug } from '#content/clinics.ts';
import { services } from '#content/services.ts';
import { hours as business } from '#src/content/businessHours.ts';
import { orderedTypes } from '#src/domain/appointmentTypes.ts';
import { rangesOf } from '#src/domain/businessHours.ts';
import type { Clinic } from '#src/domain/clinics.ts';

export type ClinicProfile = Clinic & { slug: ClinicSlug };

/** The clinics, each with its hours and what can be booked there: as its services are. */
export const clinicProfiles: readonly ClinicProfile[] = clinics.map(
  ({ hours, emergency: isTaken, ...clinic }) => ({
    ...clinic,
    hours: {
      week: rangesOf(hours),
      holidays: business.holidays,
      ...(isTaken && { emergency: business.emergency }),
    },
    types: orderedTypes(
      services.filter(({ id }) => clinic.services.includes(id)).map(({ booking }) => booking),
    ),
  }),
);
