import type { SampleStore } from './types.ts';

/** Six stores with every combination of services that the booking form treats differently. */
export const stores: SampleStore[] = [
  {
    id: 11,
    store_name: 'VetBuddy Indiranagar (sample)',
    vet_consultation: true,
    pet_vaccination: true,
    surgery: true,
    store_manager_number: '5555500011',
  },
  {
    id: 12,
    store_name: 'VetBuddy Bandra West (sample)',
    vet_consultation: true,
    pet_vaccination: true,
    surgery: false,
    store_manager_number: '5555500012',
  },
  {
    id: 13,
    store_name: 'VetBuddy Adyar (sample)',
    vet_consultation: true,
    pet_vaccination: false,
    surgery: true,
    store_manager_number: '5555500013',
  },
  {
    id: 14,
    store_name: 'VetBuddy Salt Lake (sample)',
    vet_consultation: false,
    pet_vaccination: true,
    surgery: false,
    store_manager_number: '5555500014',
  },
  {
    id: 15,
    store_name: 'VetBuddy Hauz Khas (sample)',
    vet_consultation: true,
    pet_vaccination: false,
    surgery: false,
    store_manager_number: '5555500015',
  },
  {
    // Offers nothing that can be booked.
    id: 16,
    store_name: 'VetBuddy Banjara Hills (sample)',
    vet_consultation: false,
    pet_vaccination: false,
    surgery: false,
    store_manager_number: '5555500016',
  },
];
