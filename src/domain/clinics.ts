import { appointmentTypesFor } from './bookingRules.ts';
import type { Clinic } from './types.ts';

/** What an owner can come for: the types that a clinic's flags allow, and the simple form's own (docs/product.md, section 9). */
export const clinicNeeds = ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'] as const;

/** A thing to come for; '' is not decided yet. */
export type ClinicNeed = (typeof clinicNeeds)[number] | '';

/**
 * What can be booked at a clinic for that need. No flag speaks of grooming: its form takes every clinic, so it is offered
 * at each, and only named where it is asked for.
 */
export function servicesAt(clinic: Clinic, need: ClinicNeed): string[] {
  const types = appointmentTypesFor(clinic, 'full');
  return need === 'Grooming' ? [...types, need] : types;
}

/** The clinics that can be booked for a need, in the list's order; all of them where none is given. */
export function clinicsFor(clinics: readonly Clinic[], need: ClinicNeed): Clinic[] {
  return clinics.filter((clinic) => need === '' || servicesAt(clinic, need).includes(need));
}
