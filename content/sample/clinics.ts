import type { ClinicProfile } from '#src/domain/clinics.ts';
import type { Picture, PictureSource } from '#src/domain/contentTypes.ts';
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
 * coordinates of the city rather than of a house. The booking form offers no time at which the chosen clinic is closed. Holidays
 * of all clinics are in hours.ts.
 */

const long: TimeRange[] = [{ opens: '08:30', closes: '22:00' }];
const short: TimeRange[] = [{ opens: '10:00', closes: '20:00' }];
const workdays = weekdays.slice(0, 6);

function scene(src: PictureSource, alt: string): Picture {
  return { src, width: 480, height: 360, alt };
}

const everyday = ['Consultations', 'Vaccination', 'Grooming', 'Pharmacy'];
const tests = ['Diagnostics', 'Pathology', 'X-Ray & Ultrasound'];
const theatre = ['Surgeries', 'IPD (Inpatient Department)'];

type Sample = Omit<ClinicProfile, 'name' | 'phone' | 'hours' | 'country'> & {
  week?: ClinicProfile['hours']['week'];
};

function sample({ week = sameHours(short), ...clinic }: Sample): ClinicProfile {
  return {
    ...clinic,
    name: `${brand.name} ${clinic.area}`,
    country: 'IN',
    phone: brand.phone,
    hours: { week, holidays: hours.holidays },
  };
}

/** In the order of the lists: the clinics of a city together, the city with most owners first. */
export const clinics: ClinicProfile[] = [
  sample({
    slug: 'indiranagar',
    area: 'Indiranagar',
    city: 'Bengaluru',
    street: '12, Sample Cross Road',
    postalCode: '560000',
    storeId: 11,
    week: sameHours(long),
    geo: { latitude: 12.97, longitude: 77.64 },
    gettingThere:
      'Seven minutes on foot from the sample metro station: leave by the east gate and keep the park on your left.',
    parking:
      'Four spaces behind the building, and a rail for scooters. The side door has no steps.',
    services: [...everyday, 'OPD (Outpatient Department)', ...tests, 'CT Scan', ...theatre],
    vets: ['meera-nair'],
    picture: {
      src: reception,
      width: 960,
      height: 720,
      alt: 'A receptionist greets an owner who waits on a bench, her hand on the carrier',
    },
  }),
  sample({
    slug: 'bandra-west',
    area: 'Bandra West',
    city: 'Mumbai',
    street: '4, Example Lane',
    postalCode: '400000',
    storeId: 12,
    week: sameHours(long),
    geo: { latitude: 19.06, longitude: 72.83 },
    gettingThere:
      'Ten minutes by rickshaw from the sample station. Ask for the lane with the two banyan trees.',
    parking:
      'None of our own. The sample car park is round the corner; the first hour is quiet before noon.',
    services: [...everyday, ...tests, ...theatre],
    vets: ['joseph-dsouza'],
    picture: {
      src: poster,
      width: 960,
      height: 540,
      alt: 'A dog on its way through a clinic’s open door looks back',
    },
  }),
  sample({
    slug: 'adyar',
    area: 'Adyar',
    city: 'Chennai',
    street: '9, Placeholder Street',
    postalCode: '600000',
    storeId: 13,
    geo: { latitude: 13, longitude: 80.26 },
    gettingThere:
      'The sample bus stops at the door. From the bridge it is the third street on the right.',
    parking: 'Two spaces in front of the building, one of them in the shade.',
    services: [...everyday, ...tests, ...theatre],
    vets: ['ananya-rao'],
    picture: {
      src: heroRoom,
      width: 960,
      height: 800,
      alt: 'A vet kneels to listen to a dog’s heart while a cat watches from the window sill',
    },
  }),
  sample({
    slug: 'salt-lake',
    area: 'Salt Lake',
    city: 'Kolkata',
    street: '7, Model Block',
    postalCode: '700000',
    storeId: 14,
    geo: { latitude: 22.58, longitude: 88.41 },
    gettingThere: 'Five minutes on foot from the sample metro station, along the canal.',
    parking: 'On the street, on both sides. Mornings are easier than evenings.',
    services: [...everyday, 'Physiotherapy'],
    vets: ['rohan-das'],
    picture: scene(physiotherapy, 'A dog steps over low bars, learning to walk again'),
  }),
  sample({
    slug: 'hauz-khas',
    area: 'Hauz Khas',
    city: 'New Delhi',
    street: '21, Specimen Market',
    postalCode: '110000',
    storeId: 15,
    geo: { latitude: 28.55, longitude: 77.2 },
    gettingThere: 'Twelve minutes on foot from the sample metro station; the lift is at gate two.',
    parking: 'The market’s own car park, free for the first half hour.',
    services: [...everyday, ...tests, 'CT Scan', 'Endoscopy'],
    vets: ['harpreet-singh'],
    picture: scene(xrayReading, 'A vet explains the X-ray of a dog on her screen'),
  }),
  sample({
    slug: 'banjara-hills',
    area: 'Banjara Hills',
    city: 'Hyderabad',
    street: '3, Trial Road',
    postalCode: '500000',
    storeId: 16,
    geo: { latitude: 17.41, longitude: 78.44 },
    gettingThere:
      'Up the hill from the sample lake; autos know it as the house with the blue gate.',
    parking: 'Three spaces inside the gate.',
    services: everyday,
    vets: ['farah-sheikh'],
    picture: scene(vaccination, 'A dog gives its paw, its vaccine card beside it'),
  }),
  sample({
    slug: 'kothrud',
    area: 'Kothrud',
    city: 'Pune',
    street: '15, Pattern Path',
    postalCode: '411000',
    week: sameHours(short, workdays),
    geo: { latitude: 18.51, longitude: 73.81 },
    gettingThere: 'Behind the sample bus depot; the ramp at the back has no steps.',
    parking: 'Six spaces under the building.',
    services: ['Consultations', 'Endoscopy', 'Laparoscopy', ...theatre],
    vets: ['imran-qureshi'],
    picture: scene(endoscopy, 'A dog sleeps beside the endoscopy tower'),
  }),
  sample({
    slug: 'panampilly-nagar',
    area: 'Panampilly Nagar',
    city: 'Kochi',
    street: '8, Example Avenue',
    postalCode: '682000',
    week: sameHours(short, workdays),
    geo: { latitude: 9.96, longitude: 76.29 },
    gettingThere: 'Ten minutes by auto from the sample junction, on the avenue’s shady side.',
    parking: 'On the avenue, in front of the building.',
    services: ['Consultations', 'Dialysis', 'Pharmacy', ...tests],
    vets: ['sudha-krishnan'],
    picture: scene(
      dialysis,
      'A black and white cat sleeps on a cushion beside the dialysis machine',
    ),
  }),
];
