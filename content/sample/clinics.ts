import type { Clinic } from '#src/content/schema/clinics.ts';
import { sameHours, type TimeRange, weekdays } from '#src/domain/openingHours.ts';
import poster from '#content/pictures/places/video-poster.svg';
import reception from '#content/pictures/places/reception.svg';
import heroRoom from '#content/pictures/scenes/hero-room.svg';
import dialysis from '#content/pictures/services/dialysis.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import vaccination from '#content/pictures/services/vaccination.svg';
import xrayReading from '#content/pictures/services/xray-reading.svg';
import { brand } from '#content/brand.ts';
import { hours } from '#content/hours.ts';

/*
 * What the stores list doesn't say of each clinic. All of it is a sample: streets that don't exist, in real cities, and
 * coordinates of the city rather than of a house. The booking form offers no time at which the chosen clinic is closed. The
 * hospitals are open as long as they take emergencies (hours.ts), where the holidays of all clinics are, too.
 */

const short: TimeRange[] = [{ opens: '10:00', closes: '20:00' }];
const workdays = weekdays.slice(0, 6);

/** In the order of the lists: the clinics of a city together, the city with most owners first. */
export const clinics: Clinic[] = [
  {
    slug: 'indiranagar',
    name: `${brand.name} Indiranagar`,
    area: 'Indiranagar',
    city: 'Bengaluru',
    street: '12, Sample Cross Road',
    postalCode: '560000',
    country: 'IN',
    storeId: 11,
    phone: { display: '+91 00000 01211', href: 'tel:+910000001211', whatsApp: true },
    hours: { week: hours.emergency, holidays: hours.holidays },
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
    picture: {
      src: reception,
      width: 960,
      height: 720,
      alt: 'A receptionist greets an owner who waits on a bench, her hand on the carrier',
    },
  },
  {
    slug: 'bandra-west',
    name: `${brand.name} Bandra West`,
    area: 'Bandra West',
    city: 'Mumbai',
    street: '4, Example Lane',
    postalCode: '400000',
    country: 'IN',
    storeId: 12,
    phone: { display: '+91 00000 01212', href: 'tel:+910000001212', whatsApp: true },
    hours: { week: hours.emergency, holidays: hours.holidays },
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
    picture: {
      src: poster,
      width: 960,
      height: 540,
      alt: 'A dog on its way through a clinic’s open door looks back',
    },
  },
  {
    slug: 'adyar',
    name: `${brand.name} Adyar`,
    area: 'Adyar',
    city: 'Chennai',
    street: '9, Placeholder Street',
    postalCode: '600000',
    country: 'IN',
    storeId: 13,
    phone: { display: '+91 00000 01213', href: 'tel:+910000001213', whatsApp: true },
    hours: { week: sameHours(short), holidays: hours.holidays },
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
    picture: {
      src: heroRoom,
      width: 960,
      height: 800,
      alt: 'A vet kneels to listen to a dog’s heart while a cat watches from the window sill',
    },
  },
  {
    slug: 'salt-lake',
    name: `${brand.name} Salt Lake`,
    area: 'Salt Lake',
    city: 'Kolkata',
    street: '7, Model Block',
    postalCode: '700000',
    country: 'IN',
    storeId: 14,
    phone: { display: '+91 00000 01214', href: 'tel:+910000001214', whatsApp: true },
    hours: { week: sameHours(short), holidays: hours.holidays },
    geo: { latitude: 22.58, longitude: 88.41 },
    gettingThere: 'Five minutes on foot from the sample metro station, along the canal.',
    parking: 'On the street, on both sides. Mornings are easier than evenings.',
    services: ['consultations', 'vaccination', 'grooming', 'pharmacy', 'physiotherapy'],
    picture: {
      src: physiotherapy,
      width: 480,
      height: 360,
      alt: 'A dog steps over low bars, learning to walk again',
    },
  },
  {
    slug: 'hauz-khas',
    name: `${brand.name} Hauz Khas`,
    area: 'Hauz Khas',
    city: 'New Delhi',
    street: '21, Specimen Market',
    postalCode: '110000',
    country: 'IN',
    storeId: 15,
    phone: { display: '+91 00000 01215', href: 'tel:+910000001215' },
    hours: { week: sameHours(short), holidays: hours.holidays },
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
    picture: {
      src: xrayReading,
      width: 480,
      height: 360,
      alt: 'A vet explains the X-ray of a dog on her screen',
    },
  },
  {
    slug: 'banjara-hills',
    name: `${brand.name} Banjara Hills`,
    area: 'Banjara Hills',
    city: 'Hyderabad',
    street: '3, Trial Road',
    postalCode: '500000',
    country: 'IN',
    storeId: 16,
    phone: { display: '+91 00000 01216', href: 'tel:+910000001216' },
    hours: { week: sameHours(short), holidays: hours.holidays },
    geo: { latitude: 17.41, longitude: 78.44 },
    gettingThere:
      'Up the hill from the sample lake; autos know it as the house with the blue gate.',
    parking: 'Three spaces inside the gate.',
    services: ['consultations', 'vaccination', 'grooming', 'pharmacy'],
    picture: {
      src: vaccination,
      width: 480,
      height: 360,
      alt: 'A dog gives its paw, its vaccine card beside it',
    },
  },
  {
    slug: 'kothrud',
    name: `${brand.name} Kothrud`,
    area: 'Kothrud',
    city: 'Pune',
    street: '15, Pattern Path',
    postalCode: '411000',
    country: 'IN',
    phone: { display: '+91 00000 01217', href: 'tel:+910000001217' },
    hours: { week: sameHours(short, workdays), holidays: hours.holidays },
    geo: { latitude: 18.51, longitude: 73.81 },
    gettingThere: 'Behind the sample bus depot; the ramp at the back has no steps.',
    parking: 'Six spaces under the building.',
    services: ['consultations', 'endoscopy', 'laparoscopy', 'surgeries', 'ipd'],
    picture: {
      src: endoscopy,
      width: 480,
      height: 360,
      alt: 'A dog sleeps beside the endoscopy tower',
    },
  },
  {
    slug: 'panampilly-nagar',
    name: `${brand.name} Panampilly Nagar`,
    area: 'Panampilly Nagar',
    city: 'Kochi',
    street: '8, Example Avenue',
    postalCode: '682000',
    country: 'IN',
    phone: { display: '+91 00000 01218', href: 'tel:+910000001218', whatsApp: true },
    hours: { week: sameHours(short, workdays), holidays: hours.holidays },
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
    picture: {
      src: dialysis,
      width: 480,
      height: 360,
      alt: 'A black and white cat sleeps on a cushion beside the dialysis machine',
    },
  },
];
