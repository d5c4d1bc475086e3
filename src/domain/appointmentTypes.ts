import type { Store } from './types.ts';

/** The types that the stores list has a flag for (docs/product.md, section 9). */
const flags = {
  'Vet Consultation': 'vetConsultation',
  'Pet Vaccination': 'petVaccination',
  Surgery: 'surgery',
} as const;

const flagged = Object.keys(flags) as (keyof typeof flags)[];

/** The type of the simple form. */
export const grooming = 'Grooming';

/** Those of docs/product.md, section 3, in its order. */
export const specifiedTypes: readonly string[] = [...flagged, grooming];

/** Types in the order of every list; none twice. */
export function orderedTypes(types: readonly string[]): string[] {
  return specifiedTypes.filter((type) => types.includes(type));
}

/** Whether a store may groom: one that the content doesn't know isn't judged. */
export function grooms({ types }: Pick<Store, 'types'>): boolean {
  return !types || types.includes(grooming);
}

/**
 * The types of the forms for any visit (docs/product.md, sections 4 and 9): what the store's flags allow, as far as it has such services;
 * nothing while no store is chosen.
 */
export function visitTypesAt(store: Store | undefined): string[] {
  if (!store) return [];
  const { types } = store;
  // A clinic that only grooms has one type for every form.
  if (types?.length === 1 && types[0] === grooming) return [grooming];
  return flagged.filter((type) => store[flags[type]] && (!types || types.includes(type)));
}

/** The types of the form for grooming, which has one, also while no store is chosen. */
export function groomingTypesAt(store: Store | undefined): string[] {
  return !store || grooms(store) ? [grooming] : [];
}

/** The chosen type where it is still on offer, otherwise '' (the placeholder): for a change of location. */
export function keepTypeIfOffered(type: string, offered: readonly string[]): string {
  return offered.includes(type) ? type : '';
}
