import { brand } from '#content/brand.ts';
import blogSoap from '#content/pictures/blog/blog-soap.svg';
import avatarNeutral from '#content/pictures/people/avatar-neutral.svg';
import reception from '#content/pictures/places/reception.svg';
import waitcat from '#content/pictures/scenes/waitcat.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import type { ServiceId } from '#content/services.ts';
import type { TeaserEntry } from '#src/business/teasersOf.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import type { AboutProps } from '#src/sections/about/About.tsx';
import type { Counter } from '#src/sections/about/Counters.tsx';

/* The words of the static sections of / and /home-v3: apart, since hydrated code imports landing.ts. */

export const about = {
  title: 'Less fear.\nBetter answers.',
  lead: 'A frightened pet is hard to examine. So we slow down: quiet rooms, a vet on the floor, and time for your questions first.',
  picture: {
    src: reception,
    width: 960,
    height: 720,
    alt: 'A receptionist greets an owner who waits on a bench, her hand on the carrier, the cat looking out',
  },
  reasons: [
    {
      icon: 'NotebookPen',
      title: 'A team that knows your pet',
      text: 'You never start the story again.',
    },
    {
      icon: 'Microscope',
      title: 'Tests under one roof',
      text: 'X-ray, ultrasound and lab on the spot.',
    },
    { icon: 'MessageCircle', title: 'Plain words first', text: 'What it costs, before we begin.' },
  ],
  more: { label: 'More about us', href: '/about' },
} satisfies Omit<AboutProps, 'id'>;

/** The accessible name of the section with the figures. */
export const inNumbers = 'In numbers';

export const counters = [
  { number: brand.figures.pets, title: 'happy pets' },
  { number: brand.figures.professionals, title: 'vet care professionals' },
  { number: brand.figures.stores, title: 'stores' },
] satisfies Counter[];

export const services = {
  title: 'What we do for dogs and cats',
  all: { label: 'See all services', href: '/service' },
  services: [
    'consultations',
    'vaccination',
    'grooming',
    'surgeries',
    'x-ray-and-ultrasound',
    'pathology',
    'endoscopy',
  ],
  others: ['physiotherapy', 'pharmacy', 'ipd'],
} satisfies { title: string; all: Link; services: ServiceId[]; others: ServiceId[] };

/** The teasers at the page's end. */
export const articles = [
  { article: 'your-cat-hates-the-carrier' },
  { article: 'black-claws' },
  {
    title: 'Rabies: what a bite means, and what to do first',
    subtitle: 'The facts, and the fifteen minutes of soap and water that matter most.',
    author: 'World Health Organization',
    authorPicture: avatarNeutral,
    thumbnail: { src: blogSoap, width: 480, height: 360, alt: '' },
    linkText: 'Read at who.int',
    href: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
    category: 'Elsewhere',
  },
  { article: 'when-you-bring-a-puppy' },
  {
    title: 'How cats think, from people who study them',
    subtitle: 'Homes, play, travel and getting on with a second cat.',
    author: 'International Cat Care',
    authorPicture: avatarNeutral,
    thumbnail: { src: waitcat, width: 480, height: 360, alt: '' },
    linkText: 'Read at icatcare.org',
    href: 'https://icatcare.org/',
    category: 'Elsewhere',
  },
  {
    title: 'The vaccination guidelines your vet reads',
    subtitle: 'Which vaccines, how often, and why: the world’s small animal vets agree.',
    author: 'WSAVA',
    authorPicture: avatarNeutral,
    thumbnail: { src: pharmacy, width: 480, height: 360, alt: '', focus: 'right' },
    linkText: 'Read at wsava.org',
    href: 'https://wsava.org/global-guidelines/vaccination-guidelines/',
    category: 'Elsewhere',
  },
] satisfies TeaserEntry[];
