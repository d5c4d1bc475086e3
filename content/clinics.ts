import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Week } from '#src/domain/time/openingHours.ts';
import { bookedAs } from './bookedAs.ts';
import { brand } from './brand.ts';
import { phone } from './phone.ts';
import type { ServiceId } from './services.ts';

/*
 * Samples: invented streets in real cities, with the city's coordinates. The order is that of the lists: by city, the city with most
 * owners first. A day that a week lacks is closed; common closed days are in hours.ts, pictures in clinics.pictures.ts.
 */

const nineToNine: Week = {
  mon: ['09:00', '21:00'],
  tue: ['09:00', '21:00'],
  wed: ['09:00', '21:00'],
  thu: ['09:00', '21:00'],
  fri: ['09:00', '21:00'],
  sat: ['09:00', '21:00'],
  sun: ['09:00', '21:00'],
};

const tenToEight: Week = {
  mon: ['10:00', '20:00'],
  tue: ['10:00', '20:00'],
  wed: ['10:00', '20:00'],
  thu: ['10:00', '20:00'],
  fri: ['10:00', '20:00'],
  sat: ['10:00', '20:00'],
  sun: ['10:00', '20:00'],
};

const tenToEightButSunday: Week = {
  mon: ['10:00', '20:00'],
  tue: ['10:00', '20:00'],
  wed: ['10:00', '20:00'],
  thu: ['10:00', '20:00'],
  fri: ['10:00', '20:00'],
  sat: ['10:00', '20:00'],
};

const records = [
  {
    slug: 'indiranagar',
    name: `${brand.name} Indiranagar`,
    area: 'Indiranagar',
    city: 'Bengaluru',
    searchWords: 'Bangalore',
    street: '12, Sample Cross Road',
    postalCode: '560000',
    country: 'IN',
    storeId: '11',
    phone: phone('+91 00000 01211', { whatsApp: true }),
    hours: nineToNine,
    emergency: true,
    geo: { latitude: 12.97, longitude: 77.64 },
    gettingThere:
      'Seven minutes on foot from the sample metro station: leave by the east gate and keep the park on your left.',
    parking:
      'Four spaces behind the building, and a rail for scooters. The side door has no steps.',
    services: [
      'consultations',
      'vaccination',
      'grooming',
      'pharmacy',
      'opd',
      'diagnostics',
      'pathology',
      'x-ray-and-ultrasound',
      'ct-scan',
      'surgeries',
      'ipd',
    ],
  },
  {
    slug: 'bandra-west',
    name: `${brand.name} Bandra West`,
    area: 'Bandra West',
    city: 'Mumbai',
    searchWords: 'Bombay',
    street: '4, Example Lane',
    postalCode: '400000',
    country: 'IN',
    storeId: '12',
    phone: phone('+91 00000 01212', { whatsApp: true }),
    hours: nineToNine,
    emergency: true,
    geo: { latitude: 19.06, longitude: 72.83 },
    gettingThere:
      'Ten minutes by rickshaw from the sample station. Ask for the lane with the two banyan trees.',
    parking:
      'None of our own. The sample car park is round the corner; the first hour is quiet before noon.',
    services: [
      'consultations',
      'vaccination',
      'grooming',
      'pharmacy',
      'diagnostics',
      'pathology',
      'x-ray-and-ultrasound',
      'surgeries',
      'ipd',
    ],
  },
  {
    slug: 'adyar',
    name: `${brand.name} Adyar`,
    area: 'Adyar',
    city: 'Chennai',
    searchWords: 'Madras',
    street: '9, Placeholder Street',
    postalCode: '600000',
    country: 'IN',
    storeId: '13',
    phone: phone('+91 00000 01213', { whatsApp: true }),
    hours: tenToEight,
    geo: { latitude: 13, longitude: 80.26 },
    gettingThere:
      'The sample bus stops at the door. From the bridge it is the third street on the right.',
    parking: 'Two spaces in front of the building, one of them in the shade.',
    services: [
      'consultations',
      'vaccination',
      'grooming',
      'pharmacy',
      'diagnostics',
      'pathology',
      'x-ray-and-ultrasound',
      'surgeries',
      'ipd',
    ],
  },
  {
    slug: 'salt-lake',
    name: `${brand.name} Salt Lake`,
    area: 'Salt Lake',
    city: 'Kolkata',
    searchWords: 'Calcutta',
    street: '7, Model Block',
    postalCode: '700000',
    country: 'IN',
    storeId: '14',
    phone: phone('+91 00000 01214', { whatsApp: true }),
    hours: tenToEight,
    geo: { latitude: 22.58, longitude: 88.41 },
    gettingThere: 'Five minutes on foot from the sample metro station, along the canal.',
    parking: 'On the street, on both sides. Mornings are easier than evenings.',
    services: ['consultations', 'vaccination', 'grooming', 'pharmacy', 'physiotherapy'],
  },
  {
    slug: 'hauz-khas',
    name: `${brand.name} Hauz Khas`,
    area: 'Hauz Khas',
    city: 'New Delhi',
    street: '21, Specimen Market',
    postalCode: '110000',
    country: 'IN',
    storeId: '15',
    phone: phone('+91 00000 01215'),
    hours: tenToEight,
    geo: { latitude: 28.55, longitude: 77.2 },
    gettingThere: 'Twelve minutes on foot from the sample metro station; the lift is at gate two.',
    parking: 'The market’s own car park, free for the first half hour.',
    services: [
      'consultations',
      'vaccination',
      'grooming',
      'pharmacy',
      'diagnostics',
      'pathology',
      'x-ray-and-ultrasound',
      'ct-scan',
      'endoscopy',
    ],
  },
  {
    slug: 'banjara-hills',
    name: `${brand.name} Banjara Hills`,
    area: 'Banjara Hills',
    city: 'Hyderabad',
    street: '3, Trial Road',
    postalCode: '500000',
    country: 'IN',
    storeId: '16',
    phone: phone('+91 00000 01216'),
    hours: tenToEight,
    geo: { latitude: 17.41, longitude: 78.44 },
    gettingThere:
      'Up the hill from the sample lake; autos know it as the house with the blue gate.',
    parking: 'Three spaces inside the gate.',
    services: ['consultations', 'vaccination', 'grooming', 'pharmacy'],
  },
  {
    slug: 'kothrud',
    name: `${brand.name} Kothrud`,
    area: 'Kothrud',
    city: 'Pune',
    street: '15, Pattern Path',
    postalCode: '411000',
    country: 'IN',
    phone: phone('+91 00000 01217'),
    hours: tenToEightButSunday,
    geo: { latitude: 18.51, longitude: 73.81 },
    gettingThere: 'Behind the sample bus depot; the ramp at the back has no steps.',
    parking: 'Six spaces under the building.',
    services: ['consultations', 'endoscopy', 'laparoscopy', 'surgeries', 'ipd'],
  },
  {
    slug: 'panampilly-nagar',
    name: `${brand.name} Panampilly Nagar`,
    area: 'Panampilly Nagar',
    city: 'Kochi',
    searchWords: 'Cochin',
    street: '8, Example Avenue',
    postalCode: '682000',
    country: 'IN',
    phone: phone('+91 00000 01218', { whatsApp: true }),
    hours: tenToEightButSunday,
    geo: { latitude: 9.96, longitude: 76.29 },
    gettingThere: 'Ten minutes by auto from the sample junction, on the avenue’s shady side.',
    parking: 'On the avenue, in front of the building.',
    services: [
      'consultations',
      'dialysis',
      'pharmacy',
      'diagnostics',
      'pathology',
      'x-ray-and-ultrasound',
    ],
  },
] as const satisfies readonly (Omit<Clinic, 'serviceTypes'> & { services: readonly ServiceId[] })[];

/** A clinic’s name in its address, /clinics/{slug}. */
export type ClinicSlug = (typeof records)[number]['slug'];

export const clinics: readonly (Clinic & { slug: ClinicSlug })[] = records.map((clinic) => ({
  ...clinic,
  serviceTypes: [...new Set(clinic.services.map((service) => bookedAs[service]))].filter(
    (type) => type !== 'call',
  ),
}));
