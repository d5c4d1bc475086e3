import type { BookingVariant, Store } from './types.ts';

/**
 * The appointment types a form offers (docs/product.md, sections 4 and 9): the simple form Grooming alone, the others
 * what the chosen clinic's flags allow; nothing while no clinic is chosen. On the telephone owners ask for both.
 */
export function appointmentTypesFor(clinic: Store | undefined, variant: BookingVariant): string[] {
  if (variant === 'simple') return ['Grooming'];
  const types: string[] = [];
  if (clinic?.vetConsultation) types.push('Vet Consultation');
  if (clinic?.petVaccination) types.push('Pet Vaccination');
  if (clinic?.surgery) types.push('Surgery');
  if (clinic && variant === 'by-phone') types.push('Grooming');
  return types;
}

/** The chosen type where it is still on offer, otherwise '' (the placeholder): for a change of location. */
export function keepTypeIfOffered(type: string, offered: readonly string[]): string {
  return offered.includes(type) ? type : '';
}
