import { paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import orangeCat from '#content/pictures/scenes/cat-orange-bare.svg';
import { booking } from '#content/pages/booking.yaml';
import { brand } from '#content/brand.yaml';
import { hourPhrases } from '#src/content/hourPhrases.ts';

/** The texts of /clinics. */
export const clinicsPage = {
  title: 'Our clinics',
  description: `Every ${brand.name} clinic: address, hours, directions, what is done there, and how to book a visit.`,
  heading: 'Our clinics',
  lead: `Find the one near you, see when it is open, and book a visit.${hourPhrases.emergencyAt && ` Emergencies: ${hourPhrases.emergencyAt}.`}${sampleNote(' The clinics listed here are samples.')}`,
  /** With the hours, at the clinics that take emergencies. */
  emergencies: 'Emergencies',
  help: {
    heading: 'Not sure which one?',
    lead: 'Call us and tell us where you are and what is wrong. We’ll find the right clinic.',
    links: [
      { label: `Call ${brand.phone.display}`, href: brand.phone.href },
      { label: 'See all services', href: paths.service },
    ],
  },
};

/** The texts of every clinic's page, with its {name}, {address} and {area} in their places. */
export const clinicPage = {
  description:
    '{name}: {address}. Hours, directions, parking, vets and services, and how to book a visit.',
  bookLabel: 'Book a visit',
  phoneHours: 'Phone: {hours}',
  visit: { heading: 'How to find us', getting: 'Getting here', parking: 'Parking' },
  directionsLabel: 'Directions',
  holidays: {
    heading: 'Holidays',
    note: `${sampleNote('Sample hours. ')}The clinic confirms your time by phone.`,
  },
  servicesHeading: 'What we do here',
  vetsHeading: 'Who you’ll meet',
  bookingTitle: 'Book a visit at {area}',
  booking: { ...booking.bookingContent, title: undefined },
  /** Where the stores list offers nothing of this clinic. */
  byPhone: {
    heading: 'Book by phone',
    lead: 'Call us, and we’ll find a time together.',
    /** In front of it, once the list has come. */
    notOnline: 'You can’t book online at {area}.',
    groomingLabel: 'Book grooming here',
  },
};

/** /clinics/{slug} where no clinic has that slug. */
export const unknownClinic = {
  title: 'No clinic at this address',
  heading: 'No clinic here, only the cat',
  lead: 'None of our clinics has this address. The link may be old, or the clinic may have moved.',
  picture: { src: orangeCat, width: 340, height: 420, alt: '' },
  links: [{ label: 'See all clinics', href: paths.clinics }],
  othersHeading: 'Our clinics',
};
