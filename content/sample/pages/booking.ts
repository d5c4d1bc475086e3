import logo from '#content/pictures/places/logo.svg';
import asleep from '#content/pictures/scenes/cat-asleep.svg';
import cat from '#content/pictures/scenes/cat-bare.svg';
import orangeCat from '#content/pictures/scenes/cat-orange-bare.svg';
import door from '#content/pictures/scenes/door.svg';
import dog from '#content/pictures/scenes/dog-bare.svg';
import groom from '#content/pictures/scenes/groom.svg';
import labrador from '#content/pictures/scenes/labrador-bare.svg';
import vet from '#content/pictures/scenes/vet-bare.svg';
import { brand } from '#content/brand.yaml';

/** Before the phone's number, in one line with it. */
const urgent = 'In an emergency, call';

/** What every booking form needs to know about the clinic. */
export const bookingForm = {
  phone: brand.phone,
  provider: brand.name,
  /** On the printed confirmation. */
  logo: { src: logo, width: 189, height: 48, alt: brand.name },
  /** On the confirmation: it opens, where movement is wanted. */
  door: { src: door, width: 120, height: 150, alt: '' },
  /** At the door, by the type of pet. */
  pictures: {
    Dog: { src: labrador, width: 400, height: 460, alt: '' },
    Cat: { src: orangeCat, width: 340, height: 420, alt: '' },
  },
};

/** The texts around the booking form. Their promises are samples: make them true or change them. */
export const bookingContent = {
  title: 'Book a visit',
  lead: 'Here is what happens next.',
  steps: [
    { title: 'You send the form', text: 'Nothing to pay now.' },
    { title: 'The clinic calls you', text: 'To confirm the time and hear what worries you.' },
    { title: 'You come in', text: 'Bring old papers, and a toy that smells of home.' },
  ],
  urgent,
  picture: { src: vet, width: 360, height: 560, alt: '' },
} as const;

/** The texts around the grooming form. */
export const groomingContent = {
  title: 'Book a grooming visit',
  /** The title of /HomeGrooming. */
  formTitle: 'Grooming booking form',
  description: 'Book a bath, a brush and a trim for your dog or cat at the clinic near you.',
  lead: 'A bath, a brush and a trim. Choose a clinic and a time that suits you both.',
  section: {
    lead: 'Here is what happens next.',
    steps: [
      { title: 'You send the form', text: 'Nothing to pay now.' },
      { title: 'The clinic calls you', text: 'To confirm the time and hear what your pet likes.' },
      { title: 'You come in', text: 'A short walk before helps. So does a favourite toy.' },
    ],
    urgent,
    picture: { src: groom, width: 960, height: 800, alt: '' },
  },
  scene: {
    left: { src: dog, width: 400, height: 460, alt: '' },
    right: { src: cat, width: 340, height: 420, alt: '' },
    top: { src: asleep, width: 430, height: 268, alt: '' },
    sign: { title: 'Grooming', text: 'A bath, a brush and a trim' },
  },
} as const;
