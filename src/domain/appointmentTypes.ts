import type { AppointmentType, Store } from './bookingTypes.ts';

export const grooming = 'Grooming';

export const specifiedTypes: readonly AppointmentType[] = [
  'Vet Consultation',
  'Pet Vaccination',
  'Surgery',
  grooming,
];

/** A store that the content lacks is assumed to groom. */
export function grooms({ serviceTypes }: Pick<Store, 'serviceTypes'>): boolean {
  return !serviceTypes || serviceTypes.includes(grooming);
}

export function appointmentTypesAt(store: Store | undefined): AppointmentType[] {
  if (!store) return [];
  const { types, serviceTypes } = store;
  // A clinic that only grooms has one type in every form.
  if (serviceTypes?.length === 1 && serviceTypes[0] === grooming) return [grooming];
  return types.filter((type) => !serviceTypes || serviceTypes.includes(type));
}

export function groomingTypesAt(store: Store | undefined): AppointmentType[] {
  return !store || grooms(store) ? [grooming] : [];
}
