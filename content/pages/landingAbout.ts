import type { Link } from '#src/domain/contentTypes.ts';
import type { AboutProps } from '#src/sections/about/About.tsx';
import type { Counter } from '#src/sections/about/CounterList.tsx';
import type { ServiceId } from '#content/services.ts';
import { brand } from '#content/brand.ts';
import reception from '#content/pictures/places/reception.svg';

/* What / and /home-v3 say of the clinics: apart, because it is not hydrated. */

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
      icon: 'notes',
      title: 'A team that knows your pet',
      text: 'You never start the story again.',
    },
    {
      icon: 'microscope',
      title: 'Tests under one roof',
      text: 'X-ray, ultrasound and lab on the spot.',
    },
    { icon: 'speech', title: 'Plain words first', text: 'What it costs, before we begin.' },
  ],
  more: { label: 'More about us', href: '/about' },
} satisfies Omit<AboutProps, 'id'>;

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
