import type { ClinicAddress } from '#src/domain/pageContent.ts';
import { brand } from './brand.ts';

/** Sample addresses: streets that don't exist, in real cities. */
export const clinics: ClinicAddress[] = [
  {
    name: `${brand.name} Indiranagar`,
    storeId: 11,
    address: '12, Sample Cross Road, Bengaluru',
    services: ['Vet Consultation', 'Pet Vaccination', 'Surgery'],
    bookLabel: 'Book at Indiranagar',
  },
  {
    name: `${brand.name} Bandra West`,
    storeId: 12,
    address: '4, Example Lane, Mumbai',
    services: ['Vet Consultation', 'Pet Vaccination'],
    bookLabel: 'Book at Bandra West',
  },
  {
    name: `${brand.name} Adyar`,
    storeId: 13,
    address: '9, Placeholder Street, Chennai',
    services: ['Vet Consultation', 'Surgery'],
    bookLabel: 'Book at Adyar',
  },
  {
    name: `${brand.name} Salt Lake`,
    storeId: 14,
    address: '7, Model Block, Kolkata',
    services: ['Pet Vaccination'],
    bookLabel: 'Book at Salt Lake',
  },
];
