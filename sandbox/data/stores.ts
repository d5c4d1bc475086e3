/** A store. The manager's number appears only in the staff list. */
interface SampleStore {
  id: number;
  store_name: string;
  vet_consultation: boolean;
  pet_vaccination: boolean;
  surgery: boolean;
  store_manager_number: string;
}

/** Consultation, vaccination, surgery: every combination that the booking form treats differently; the last can't be booked. */
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
