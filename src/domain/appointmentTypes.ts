import type { Store } from './bookingTypes.ts';

const flags = {
  'Vet Consultation': 'vetConsultation',
  'Pet Vaccination': 'petVaccination',
  Surgery: 'surgery',
} as const;

const flagged = Object.keys(flags) as (keyof typeof flags)[];

export const grooming = 'Grooming';

export const specifiedTypes: readonly string[] = [...flagged, grooming];

export function orderedTypes(types: readonly string[]): string[] {
  return specifiedTypes.filter((type) => types.includes(type));
}

/** A store that the content lacks is assumed to groom. */
export function grooms({ types }: Pick<Store, 'types'>): boolean {
  return !types || types.includes(grooming);
}

export function visitTypesAt(store: Store | undefined): string[] {
  if (!store) return [];
  const { types } = store;
  // A clinic that only grooms has one type in every form.
  if (types?.length === 1 && types[0] === grooming) return [grooming];
  return flagged.filter((type) => store[flags[type]] && (!types || types.includes(type)));
}

export function groomingTypesAt(store: Store | undefined): string[] {
  return !store || grooms(store) ? [grooming] : [];
}

export function keepIfOffered(type: string, offered: readonly string[]): string {
  return offered.includes(type) ? type : '';
}
