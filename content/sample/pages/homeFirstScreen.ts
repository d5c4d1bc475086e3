import { paths } from '#src/config/paths.ts';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { brand } from '#content/brand.yaml';
import { emergency } from '#src/content/emergency.ts';
import { hours } from '#src/content/hours.ts';
import { storesPhrase } from '#src/content/storesWords.ts';
import groom from '#content/pictures/scenes/groom.svg';
import heroRoom from '#content/pictures/scenes/hero-room.svg';
import vacc from '#content/pictures/scenes/vacc.svg';

/*
 * The texts and pictures of the first screen of /, a small file because the visitor waits for it. What stands below is in
 * landing.ts and comes later; nothing here may import it, or vets.yaml.
 */

/** The title and description of /. */
export const head = {
  title: 'Vets and grooming for dogs and cats',
  description:
    'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you. Book a visit in two minutes.',
};

/** One slide of the hero. All pictures are 960 × 800 and share the same background and floor. */
export interface HeroSlide {
  /** The label of the slide's button. */
  name: string;
  title: string;
  lead: string;
  picture: Picture;
  /** Where its button leads, if not to the form at the page's foot. */
  booking?: Link;
}

// The pictures of the slides; /home-v3 shows them too.

export const checkUpPicture: Picture = {
  src: heroRoom,
  width: 960,
  height: 800,
  alt: 'A vet kneels to listen to a dog’s heart while its owner strokes its back and a cat watches from the window sill',
  moving: () => import('#content/pictures/scenes/hero-room.svg?moving'),
};

export const groomingPicture: Picture = {
  src: groom,
  width: 960,
  height: 800,
  alt: 'A groomer in a coral apron washes a happy dog in a round tub full of foam',
  moving: () => import('#content/pictures/scenes/groom.svg?moving'),
};

export const vaccinationPicture: Picture = {
  src: vacc,
  width: 960,
  height: 800,
  alt: 'An older vet gives a calm cat a small injection while its owner strokes its cheek',
  moving: () => import('#content/pictures/scenes/vacc.svg?moving'),
};

export const heroSlides: HeroSlide[] = [
  {
    name: 'Check-ups',
    title: 'Vets who kneel down to say hello.',
    lead: 'Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you.',
    picture: checkUpPicture,
  },
  {
    name: 'Grooming',
    title: 'A bath is better with good company.',
    lead: 'Warm water, slow hands and plenty of breaks. Nails, ears and coat, all in one visit.',
    picture: groomingPicture,
    booking: { label: 'Book grooming', href: paths.contactGrooming },
  },
  {
    name: 'Vaccination',
    title: 'A small needle, and a hand to hold.',
    lead: 'First courses and yearly boosters. You stay close, and it is over before the treat is.',
    picture: vaccinationPicture,
  },
];

export const heroPhone = { ...brand.phone, hours: hours.supportShort };

export const heroTeam = brand.figures.professionals && {
  strong: `${brand.figures.professionals} vet care professionals`,
  text: storesPhrase && `in ${storesPhrase}`,
};

export const clinicStrip = {
  title: 'Which clinic is closest to you?',
  button: 'Choose a time',
  hoursTitle: hours.areDaily ? 'Hours, every day' : 'Hours',
  hours: [
    { label: 'Appointments', value: hours.appointments },
    { label: 'Phone support', value: hours.support },
  ],
  emergencyTitle: 'Emergency? Call, don’t book.',
  emergencyAdvice: emergency,
};
