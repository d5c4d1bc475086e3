import type { AppointmentType, Store } from './bookingTypes.ts';

export const grooming = 'Grooming';

export const specifiedTypes: readonly AppointmentType[] = [
  'Vet Consultation',
  'Pet Vaccination',
  'Surgery',
  grooming,
];

export function orderedTypes(types: readonly AppointmentType[]): AppointmentType[] {
  return specifiedTypes.filter((type) => types.includes(type));
}

/** A store that the content lacks is assumed to groom. */
export function grooms({ types }: Pick<Store, 'types'>): boolean {
  return !types || types.includes(grooming);
}

export function appointmentTypesAt(store: Store | undefined): AppointmentType[] {
  if (!store) return [];
  const { offers, types } = store;
  // A clinic that only grooms has one type in every form.
  if (types?.length === 1 && types[0] === grooming) return [grooming];
  return offers.filter((type) => !types || types.includes(type));
}

export function groomingTypesAt(store: Store | undefined): AppointmentType[] {
  return !store || grooms(store) ? [grooming] : [];
}
