import { clinics } from '#content/clinics.yaml';
import { orderedTypes } from '#src/domain/appointmentTypes.ts';

/** What can be booked at one clinic or another, in the order of every list. */
export const appointmentTypes: readonly string[] = orderedTypes(
  clinics.flatMap(({ types = [] }) => types),
);
