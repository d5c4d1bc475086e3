import type { Counter, Picture } from '#src/domain/contentTypes.ts';
import { brand } from './brand.ts';
import { vets } from './vets.ts';
import cat from '#src/assets/pictures/scenes/cat-bare.svg';
import dog from '#src/assets/pictures/scenes/dog-bare.svg';
import groom from '#src/assets/pictures/scenes/groom.svg';
import heroRoom from '#src/assets/pictures/scenes/hero-room.svg';
import reception from '#src/assets/pictures/places/reception.svg';
import vacc from '#src/assets/pictures/scenes/vacc.svg';

/** One scene of the hero. The scenes share a wall and a floor, and are drawn 960 × 800. */
export interface HeroSlide {
  /** What its button says. */
  name: string;
  title: string;
  lead: string;
  picture: Picture;
}

export interface Reason {
  icon: 'notes' | 'microscope' | 'speech';
  title: string;
  text: string;
}

export interface Step {
  title: string;
  text: string;
}

const room: Picture = {
  src: heroRoom,
  width: 960,
  height: 800,
  alt: 'A vet kneels to listen to a dog’s heart while its owner strokes its back and a cat watches from the window sill',
};

const bath: Picture = {
  src: groom,
  width: 960,
  height: 800,
  alt: 'A groomer in a coral apron washes a happy dog in a round tub full of foam',
};

const needle: Picture = {
  src: vacc,
  width: 960,
  height: 800,
  alt: 'An older vet gives a calm cat a small injection while its owner strokes its cheek',
};

export const heroSlides: HeroSlide[] = [
  {
    name: 'Check-ups',
    title: 'Vets who kneel down to say hello.',
    lead: 'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you.',
    picture: room,
  },
  {
    name: 'Grooming',
    title: 'A bath is better with good company.',
    lead: 'Warm water, slow hands and plenty of breaks. Nails, ears and coat, all in one visit.',
    picture: bath,
  },
  {
    name: 'Vaccination',
    title: 'A small needle, and a hand to hold.',
    lead: 'First courses and yearly boosters. You stay close, and it is over before the treat is.',
    picture: needle,
  },
];

/** The banner of /home-v3: the same rooms, other words. */
export const bannerSlides: HeroSlide[] = [
  {
    name: 'Vaccination',
    title: 'Brave pets. Gentle hands.',
    lead: 'A hospital for dogs and cats that starts with a scratch behind the ear, and tells you everything.',
    picture: needle,
  },
  {
    name: 'Check-ups',
    title: 'Someone to ask when you are not sure.',
    lead: 'Bring the small worries early. Most of them stay small.',
    picture: room,
  },
  {
    name: 'Grooming',
    title: 'Clean, dry and still friends.',
    lead: 'Grooming by people who notice a sore ear before you do.',
    picture: bath,
  },
];

export const heroTeam = {
  pictures: vets.slice(0, 4).map((vet) => vet.figure),
  strong: `${brand.figures.professionals} vet care professionals`,
  text: `in ${brand.figures.stores} stores`,
};

export const clinicStrip = {
  title: 'Which clinic is closest to you?',
  button: 'See times',
  hoursTitle: 'Hours, every day',
  hours: [
    { label: 'Appointments', value: '10:30 AM – 7:30 PM' },
    { label: 'Phone support', value: '9:30 AM – 7:00 PM' },
  ],
  emergencyTitle: 'Emergency? Call, don’t book.',
  emergencyText: `${brand.hours.emergency}, in the hospitals.`,
};

export const about = {
  title: 'Less fear.\nBetter answers.',
  lead: 'A frightened pet is hard to examine. So we slow down: quiet rooms, a vet on the floor, and time for your questions first.',
  picture: {
    src: reception,
    width: 960,
    height: 720,
    alt: 'A receptionist greets an owner who waits on a bench, her hand on the carrier, the cat looking out',
  } satisfies Picture,
  reasons: [
    {
      icon: 'notes',
      title: 'A team that knows your pet',
      text: 'Notes from every visit stay together, so you never start the story again.',
    },
    {
      icon: 'microscope',
      title: 'Tests under one roof',
      text: 'X-ray, ultrasound and laboratory work are done here. Fewer trips, earlier answers.',
    },
    {
      icon: 'speech',
      title: 'Plain words first',
      text: 'What we found, what we suggest and what it costs, before we begin.',
    },
  ] satisfies Reason[],
};

export const counters: Counter[] = [
  { number: brand.figures.pets, title: 'happy pets' },
  { number: brand.figures.professionals, title: 'vet care professionals' },
  { number: brand.figures.stores, title: 'stores' },
];

export const vetsSection = {
  title: 'The people at the other end of the stethoscope',
  all: 'Meet all vets',
};

export const callToAction = {
  title: 'Something not quite right?',
  text: 'Off their food, limping, or just not themselves. Let’s have a look.',
  picture: { src: cat, width: 340, height: 420, alt: '' } satisfies Picture,
};

export const processSteps = {
  title: 'How a visit works',
  picture: { src: dog, width: 400, height: 460, alt: '' } satisfies Picture,
  steps: [
    { title: 'Pick a clinic and a time', text: 'Every half hour, 10:30 AM to 7:30 PM.' },
    {
      title: 'We ring to confirm',
      text: 'Tell us what worries you. The vet will know before you arrive.',
    },
    {
      title: 'Meet on the floor',
      text: 'Sniffing first, examining second. You stay with your pet.',
    },
    { title: 'Go home with a plan', text: 'What we found, what to give, when to come back.' },
  ] satisfies Step[],
};
