import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import catOrangeBare from '#content/pictures/figures/cat-orange-bare.svg';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';
import type { UnknownAddressText } from '#src/pages/shared/UnknownAddress.tsx';

/* /clinics, /clinics/{slug} */

export const head = {
  title: 'Our clinics',
  description: `Every ${brand.name} clinic: address, hours, directions, what is done there, and how to book a visit.`,
} satisfies PageMetaText;

export const heading = 'Our clinics';

const hospitals = clinics
  .filter(({ emergency }) => emergency)
  .map(({ area, city }) => `${area} (${city})`);

export const lead = `Find the one near you, see when it is open, and book a visit. Emergencies: ${hospitals.join(' or ')}.`;

export const emergencies = 'Emergencies';

export const clinicPage = {
  description: (clinic: string, address: string) =>
    `${clinic}: ${address}. Hours, directions, parking, vets and services, and how to book a visit.`,
  bookLabel: 'Book a visit',
  directions: { heading: 'How to find us', getting: 'Getting here', parking: 'Parking' },
  directionsLabel: 'Directions',
  holidays: { heading: 'Holidays', hint: 'The clinic confirms your time by phone.' },
  servicesHeading: 'What we do here',
  vetsHeading: 'Who you’ll meet',
  bookingTitle: (area: string) => `Book a visit at ${area}`,
  byPhone: {
    heading: 'Book by phone',
    lead: 'Call us, and we’ll find a time together.',
    notOnline: (area: string) => `You can’t book a vet’s visit online at ${area}.`,
    groomingLabel: 'Book grooming here',
  },
};

export const unknownClinic = {
  title: 'No clinic at this address',
  heading: 'No clinic here, only the cat',
  lead: 'None of our clinics has this address. The link may be old, or the clinic may have moved.',
  picture: { src: catOrangeBare, width: 340, height: 420, alt: '' },
  links: [{ label: 'See all clinics', href: '/clinics' }],
  othersHeading: 'Our clinics',
} satisfies UnknownAddressText;
