import { bookingHref, paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import orangeCat from '#content/pictures/scenes/cat-orange-bare.svg';
import { brand } from '#content/brand.yaml';
import { hours } from '#src/content/hours.ts';

/** The texts and pictures of /doctors. */
export const vetsPage = {
  title: 'Our vets',
  description:
    'Meet our vets: what they treat, when they are in, and what a first visit with each of them is like.',
  heading: 'Our vets',
  lead: 'Meet them before your pet does: what they treat, when they are in, and what a first visit is like.',
  symptoms: {
    heading: 'Which vet to ask',
    lead: 'Find what you’ve noticed. The right vet is next to it.',
  },
  contact: {
    heading: 'Not sure which vet?',
    lead: 'Write what you’ve noticed in the form. The clinic reads it before it calls you, and finds the right vet.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: 'See the timetable', href: paths.timetable },
    ],
    note: sampleNote('People on this page are samples.'),
  },
};

/** What every vet's page shows besides the vet's own texts. */
export const vetPage = {
  phone: brand.phone,
  phoneHours: hours.support,
  /** With the vet's name, 'Dr Nair', in the place of {vet}. */
  booking: {
    heading: 'Ready to see {vet}?',
    label: 'Book with {vet}',
    note: 'The booking form opens with {clinic} chosen and your wish to see {vet} in the comments. The clinic tells you when {they} is free.',
    noteWithoutClinic:
      'The booking form opens with your wish to see {vet} in the comments. You choose the clinic, and it tells you whether {they} is free.',
    byPhone: '{clinic} takes bookings by phone. Call, and ask for {vet}.',
  },
  weekNote: `${sampleNote('Sample hours. ')}The clinic confirms your time by phone.`,
  weekLink: { label: 'See everyone on the timetable', href: paths.timetable },
};

/** /doctors/{doctorId} where no vet has that id. */
export const unknownVet = {
  title: 'No vet by that name',
  heading: 'No vet here, only the cat',
  lead: 'None of our vets has this address. The link may be old, or part of it may be missing.',
  picture: { src: orangeCat, width: 340, height: 420, alt: '' },
  links: [
    { label: 'Meet all vets', href: paths.vets },
    { label: 'See the timetable', href: paths.timetable },
  ],
  othersHeading: 'You will find them here',
};
