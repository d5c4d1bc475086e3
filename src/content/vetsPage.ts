import { bookingHref, paths } from '#src/config/paths.ts';
import type { SampleField } from '#src/domain/contentTypes.ts';
import { spaced } from '#src/domain/hours.ts';
import type { VetDoor, Worry } from '#src/domain/pageContent.ts';
import orangeCat from '#src/assets/pictures/scenes/cat-orange-bare.svg';
import tuxedoCat from '#src/assets/pictures/scenes/cat-tuxedo-bare.svg';
import { brand } from './brand.ts';
import { vets, type VetProfile } from './vets.ts';

/** What is behind each figure: neither the colour of the wall nor of the coat. Anybody new gets the wash. */
const grounds: Record<string, VetDoor['ground']> = {
  'joseph-dsouza': 'sky-2',
  'harpreet-singh': 'sky',
  'ananya-rao': 'mint',
  'sudha-krishnan': 'mint-2',
};

export function groundOf(vet: Pick<VetProfile, 'id'>): VetDoor['ground'] {
  return grounds[vet.id] ?? 'wash';
}

const doors: VetDoor[] = vets.map((vet) => ({
  name: vet.name,
  profession: vet.profession,
  title: vet.title,
  years: vet.years,
  figure: { ...vet.figure, alt: '' },
  ground: groundOf(vet),
  href: paths.vet(vet.id),
}));

/** Which lines of a vet's own list stand on /doctors too; the first two unless another vet has their like. */
const chosen: Record<string, [number, number]> = {
  'harpreet-singh': [0, 2],
  'sudha-krishnan': [2, 3],
};

const worries: Worry[] = vets.flatMap((vet) => {
  const [first, second] = chosen[vet.id] ?? [0, 1];
  return vet.oftenAskedAbout
    .filter((_, index) => index === first || index === second)
    .map((worry) => ({ worry, answer: { label: vet.name, href: paths.vet(vet.id) } }));
});

/** Everything that /doctors says. */
export const vetsPage = {
  title: 'Doctors',
  description:
    'Meet the vets: what they treat, when they are in, and what a first visit with each of them is like.',
  heading: 'Meet them before your pet does',
  lead: 'Knock on any door. You will find out what they treat, when they are in, and what a first visit is like.',
  /** The corridor's two walls. */
  walls: [doors.slice(0, 4), doors.slice(4)] as const,
  worries: {
    heading: 'Start from the worry',
    lead: 'What have you noticed? Beside it stands the vet to ask.',
    items: worries,
  },
  ask: {
    heading: 'Not sure which door?',
    lead: 'Write down what you have noticed. The clinic reads it before it rings you, and puts you with the right vet.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: 'See the timetable', href: paths.timetable },
    ],
    note: 'People on this page are samples.',
  },
};

/** The form without behaviour (specification, section 2): name, email, phone, service, address, date. */
const fields: SampleField[] = [
  { label: 'Name', autoComplete: 'name' },
  { label: 'Email', kind: 'email', autoComplete: 'email' },
  { label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  {
    label: 'Service',
    kind: 'select',
    placeholder: 'Select Service',
    options: ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'],
  },
  { label: 'Address', autoComplete: 'street-address', wide: true },
  { label: 'Date', kind: 'date', wide: true },
];

/** What the page of every vet says around what is their own. */
export const vetPage = {
  bookLabel: 'Book Now',
  bookingHref,
  phone: brand.phone,
  phoneHours: spaced(brand.hours.support),
  weekNote: 'Sample hours. The clinic confirms your time by phone.',
  weekLink: { label: 'See everyone on the timetable', href: paths.timetable },
  form: {
    fields,
    submitLabel: 'Make an appointment',
    picture: { src: tuxedoCat, width: 340, height: 420, alt: '' },
  },
};

/** /doctors/{an id that nobody has}. */
export const unknownVet = {
  title: 'No vet by that name',
  heading: 'No vet here, only the cat',
  lead: 'Nobody in our team has this address. The link may be old, or a letter of it went missing.',
  picture: { src: orangeCat, width: 340, height: 420, alt: '' },
  links: [
    { label: 'Meet all vets', href: paths.vets },
    { label: 'See the timetable', href: paths.timetable },
  ],
  others: 'You will find them here',
};
