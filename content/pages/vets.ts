import catOrangeBare from '#content/pictures/figures/cat-orange-bare.svg';
import type { Link } from '#src/domain/contentTypes.ts';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';
import type { UnknownAddressText } from '#src/pages/shared/UnknownAddress.tsx';

/* /doctors, /doctors/{id} */

export const head = {
  title: 'Our vets',
  description:
    'Meet our vets: what they treat, when they are in, and what a first visit with each of them is like.',
} satisfies PageMetaText;

export const heading = 'Our vets';

export const lead = 'Meet them before your pet does: what they treat, and when they are in.';

export const symptoms = {
  heading: 'Which vet to ask',
  lead: 'Find what you’ve noticed. The right vet is next to it.',
};

/** A vet’s own page. */
export const vetPage = {
  description: (vet: string, animals: string) => `${vet}. ${animals}.`,
  looksAfter: 'Looks after',
  experience: 'Experience',
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  clinic: 'Clinic',
  alsoAt: 'Also at',
  speaks: 'Speaks',
  goodToKnow: 'Good to know',
  firstVisitWith: (firstName: string) => `A first visit with ${firstName}`,
  whatToBring: 'What to bring',
  isAskedAbout: { she: 'She is often asked about', he: 'He is often asked about' },
  whenIn: { she: 'When she is in', he: 'When he is in' },
  away: 'Away',
};

/** The link to book, on a vet’s own page. */
export const booking = {
  heading: (vet: string) => `Ready to see ${vet}?`,
  label: (vet: string) => `Book with ${vet}`,
  lead: (vet: string) => `We’ll ask for ${vet}. The clinic calls to tell you when ${vet} is free.`,
  leadByPhone: (vet: string, clinic: string) =>
    `${clinic} takes bookings by phone. Call, and ask for ${vet}.`,
};

export const weekHint = 'The clinic confirms your time by phone.';

export const weekLink = {
  label: 'See everyone on the timetable',
  href: '/timetable',
} satisfies Link;

export const unknownVet = {
  title: 'No vet by that name',
  heading: 'No vet here, only the cat',
  lead: 'None of our vets has this address. The link may be old, or part of it may be missing.',
  picture: { src: catOrangeBare, width: 340, height: 420, alt: '' },
  links: [
    { label: 'Meet all vets', href: '/doctors' },
    { label: 'See the timetable', href: '/timetable' },
  ],
  othersHeading: 'You will find them here',
} satisfies UnknownAddressText;
