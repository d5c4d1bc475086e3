import type { SampleStore } from './types.ts';

/**
 * The sample stores, with the site's ids. Their offers (consultation, vaccination, surgery) are all the combinations that the booking form
 * treats differently; the last can't be booked at all.
 */
const rows = [
  [11, 'VetBuddy Indiranagar', true, true, true],
  [12, 'VetBuddy Bandra West', true, true, false],
  [13, 'VetBuddy Adyar', true, false, true],
  [14, 'VetBuddy Salt Lake', false, true, false],
  [15, 'VetBuddy Hauz Khas', true, false, false],
  [16, 'VetBuddy Banjara Hills', false, false, false],
] as const;

export const stores: SampleStore[] = rows.map(
  ([id, name, vet_consultation, pet_vaccination, surgery]) => ({
    id,
    store_name: `${name} (sample)`,
    vet_consultation,
    pet_vaccination,
    surgery,
    // Indian mobile numbers never start with a 5, so these reach nobody.
    store_manager_number: `55555${String(id).padStart(5, '0')}`,
  }),
);
