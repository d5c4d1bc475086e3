import { anchors, bookingHref, paths } from '#src/config/paths.ts';
import { bookingLinkToVet } from '#src/domain/bookingLink.ts';
import type { TeamMember, Symptom } from '#src/domain/pageContent.ts';
import orangeCat from '#content/pictures/scenes/cat-orange-bare.svg';
import { brand } from '#content/brand.ts';
import { hours } from './hours.ts';
import { clinics } from '#content/clinics.ts';
import { vets } from '#content/vets.ts';
import type { Vet } from '#src/content/schema/vets.ts';
import { withoutFirstName } from './vetById.ts';

/** The background colour behind each vet, different from the page's and from the vet's coat. Default: wash. */
const grounds: Record<string, TeamMember['ground']> = {
  'joseph-dsouza': 'sky-2',
  'harpreet-singh': 'sky',
  'ananya-rao': 'mint',
  'sudha-krishnan': 'mint-2',
};

/** The background colour of a vet's portrait. */
export function groundOf(vet: Pick<Vet, 'id'>): TeamMember['ground'] {
  return grounds[vet.id] ?? 'wash';
}

const members: TeamMember[] = vets.map((vet) => ({
  name: vet.name,
  profession: vet.profession,
  title: vet.title,
  years: vet.years,
  figure: { ...vet.figure, alt: '' },
  ground: groundOf(vet),
  href: paths.vet(vet.id),
}));

/**
 * Which two of a vet's topics /doctors lists too, by index. Default: the first two; others where they would repeat
 * another vet's.
 */
const chosenTopics: Record<string, [number, number]> = {
  'harpreet-singh': [0, 2],
  'sudha-krishnan': [2, 3],
};

const symptoms: Symptom[] = vets.flatMap((vet) => {
  const [first, second] = chosenTopics[vet.id] ?? [0, 1];
  return vet.oftenAskedAbout
    .filter((_, index) => index === first || index === second)
    .map((symptom) => ({ symptom, vet: { label: vet.name, href: paths.vet(vet.id) } }));
});

const half = Math.ceil(members.length / 2);

/** The texts and pictures of /doctors. */
export const vetsPage = {
  title: 'Our vets',
  description:
    'Meet our vets: what they treat, when they are in, and what a first visit with each of them is like.',
  heading: 'Our vets',
  lead: 'Meet them before your pet does: what they treat, when they are in, and what a first visit is like.',
  /** The two rows of the team. */
  rows: [members.slice(0, half), members.slice(half)] as const,
  symptoms: {
    heading: 'Which vet to ask',
    lead: 'Find what you’ve noticed. The right vet is next to it.',
    items: symptoms,
  },
  contact: {
    heading: 'Not sure which vet?',
    lead: 'Write what you’ve noticed in the form. The clinic reads it before it calls you, and finds the right vet.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: 'See the timetable', href: paths.timetable },
    ],
    note: 'People on this page are samples.',
  },
};

/** The clinic where a vet works, if it can be booked. */
function clinicOf(vet: Vet) {
  return clinics.find(({ storeId, vets: team }) => storeId !== undefined && team.includes(vet.id));
}

/** The booking link of a vet's page, and what it does for the visitor. */
export function bookingWith(vet: Vet) {
  const name = withoutFirstName(vet);
  const clinic = clinicOf(vet);
  return {
    heading: `Ready to see ${name}?`,
    label: `Book with ${name}`,
    href: `${paths.home}${bookingLinkToVet(name, clinic?.storeId)}#${anchors.contacts}`,
    note: clinic
      ? `The booking form opens with ${clinic.name} chosen and your wish to see ${name} in the comments. The clinic tells you when ${vet.pronoun} is free.`
      : `The booking form opens with your wish to see ${name} in the comments. You choose the clinic, and it tells you whether ${vet.pronoun} is free.`,
  };
}

/** What every vet's page shows besides the vet's own texts. */
export const vetPage = {
  phone: brand.phone,
  phoneHours: hours.support,
  weekNote: 'Sample hours. The clinic confirms your time by phone.',
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
