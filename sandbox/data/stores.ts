import type { SampleStore } from './types.ts';

/** What the sandbox is told of a clinic of the site. */
export interface SandboxClinic {
  /** Its id in the stores list. */
  storeId?: number | undefined;
  name: string;
}

/**
 * What stores offer, one after the other: consultation, vaccination, surgery. These are all the combinations that the booking form
 * treats differently; the last can't be booked at all.
 */
const offers = [
  [true, true, true],
  [true, true, false],
  [true, false, true],
  [false, true, false],
  [true, false, false],
  [false, false, false],
] as const;

/** The stores list of a site with these clinics: those with an id there. */
export function storesFor(clinics: readonly SandboxClinic[]): SampleStore[] {
  const listed = clinics.flatMap(({ storeId, name }) =>
    storeId === undefined ? [] : [{ id: storeId, name: `${name} (sample)` }],
  );
  return listed.map(({ id, name }, place) => {
    const [consultation, vaccination, surgery] = offers[place % offers.length] ?? offers[0];
    return {
      id,
      store_name: name,
      vet_consultation: consultation,
      pet_vaccination: vaccination,
      surgery,
      // Indian mobile numbers never start with a 5, so these reach nobody.
      store_manager_number: `55555${String(id).padStart(5, '0')}`,
    };
  });
}

/** Six stores, for whoever names no clinics. */
export const stores = storesFor([
  { storeId: 11, name: 'VetBuddy Indiranagar' },
  { storeId: 12, name: 'VetBuddy Bandra West' },
  { storeId: 13, name: 'VetBuddy Adyar' },
  { storeId: 14, name: 'VetBuddy Salt Lake' },
  { storeId: 15, name: 'VetBuddy Hauz Khas' },
  { storeId: 16, name: 'VetBuddy Banjara Hills' },
]);
