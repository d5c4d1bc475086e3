import catBare from '#content/pictures/figures/cat-bare.svg';
import catOrangeBare from '#content/pictures/figures/cat-orange-bare.svg';
import dogBare from '#content/pictures/figures/dog-bare.svg';
import labradorBare from '#content/pictures/figures/labrador-bare.svg';
import vetBare from '#content/pictures/figures/vet-bare.svg';
import catAsleep from '#content/pictures/scenes/cat-asleep.svg';
import door from '#content/pictures/scenes/door.svg';
import groom from '#content/pictures/scenes/groom.svg';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { BookingSceneProps } from '#src/pages/home-grooming/BookingScene.tsx';
import type { BookingSectionContent } from '#src/sections/booking/BookingSection.tsx';

/* The booking forms, and what stands beside them. */

/** On the confirmation: the door, and the pet. */
export const confirmationPictures = {
  door: { src: door, width: 120, height: 150, alt: '' },
  pets: {
    Dog: { src: labradorBare, width: 400, height: 460, alt: '' },
    Cat: { src: catOrangeBare, width: 340, height: 420, alt: '' },
  },
} satisfies { door: Picture; pets: Record<string, Picture> };

export const section = {
  title: 'Book a visit',
  lead: 'What happens next',
  steps: [
    { title: 'You send the form', text: 'Nothing to pay now.' },
    { title: 'The clinic calls you', text: 'To agree a time and hear more.' },
    { title: 'You come in', text: 'Bring old papers, and a favourite toy.' },
  ],
  urgent: 'In an emergency: where to go now',
  picture: { src: vetBare, width: 360, height: 560, alt: '' },
} satisfies BookingSectionContent;

export const grooming = {
  current: 'Grooming',
  title: 'Book a grooming visit',
  formTitle: 'Grooming booking form',
  description: 'Book a bath, a brush and a trim for your dog or cat at the clinic near you.',
  lead: 'A bath, a brush and a trim. Choose a clinic and a time that suits you both.',
};

export const groomingSection = {
  lead: 'What happens next',
  steps: [
    { title: 'You send the form', text: 'Nothing to pay now.' },
    { title: 'The clinic calls you', text: 'To confirm the time and hear what your pet likes.' },
    {
      title: 'You come in',
      text: 'A short walk before helps a dog. A favourite toy helps them all.',
    },
  ],
  picture: { src: groom, width: 960, height: 800, alt: '' },
} satisfies BookingSectionContent;

export const groomingScene = {
  left: { src: dogBare, width: 400, height: 460, alt: '' },
  right: { src: catBare, width: 340, height: 420, alt: '' },
  top: { src: catAsleep, width: 430, height: 268, alt: '' },
  sign: { title: 'Grooming', text: 'A bath, a brush and a trim' },
} satisfies Omit<BookingSceneProps, 'title' | 'children'>;

/** Shown on the confirmation if the booked type covers services with different preparations. */
export const generalPreparation = [
  'Bring old papers, and every medicine they take.',
  'A cat comes in a carrier, a dog on a leash.',
  'Some tests need an empty stomach: ask when we call.',
];
