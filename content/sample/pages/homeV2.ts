import { paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { Picture, PictureSource, Testimonial } from '#src/domain/contentTypes.ts';
import catAsleep from '#content/pictures/scenes/cat-asleep.svg';
import catOrange from '#content/pictures/scenes/cat-orange-bare.svg';
import catTuxedo from '#content/pictures/scenes/cat-tuxedo-bare.svg';
import dachshund from '#content/pictures/scenes/dachshund-bare.svg';
import emergencyScene from '#content/pictures/scenes/emergency.svg';
import chutney from '#content/pictures/people/vet-8.svg';
import misty from '#content/pictures/scenes/misty.svg';
import puppy from '#content/pictures/scenes/puppy-bare.svg';
import spitz from '#content/pictures/scenes/spitz-bare.svg';
import consultation from '#content/pictures/services/consultation.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import xrayDesk from '#content/pictures/scenes/xray-desk.svg';
import videoPoster from '#content/pictures/places/video-poster.svg';
import { knownFigures } from '#src/domain/figures.ts';
import { brand } from '#content/brand.yaml';
import { storesNote } from '#src/content/storesWords.ts';
import { emergency } from '#src/content/emergency.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import partner1 from '#content/pictures/partners/partner-1.svg';
import partner2 from '#content/pictures/partners/partner-2.svg';
import partner3 from '#content/pictures/partners/partner-3.svg';
import partner4 from '#content/pictures/partners/partner-4.svg';
import partner5 from '#content/pictures/partners/partner-5.svg';
import partner6 from '#content/pictures/partners/partner-6.svg';
import { landing } from '#content/pages/landing.yaml';
import { articleTeasers as teasersOf } from '#src/content/articleTeasers.ts';

/** The texts and pictures of /home-v2 below its first screen. People, patients and reviews are samples. */

function scene(src: PictureSource, alt: string): Picture {
  return { src, width: 480, height: 360, alt };
}

function sitting(src: PictureSource, width: number, height: number): Picture {
  return { src, width, height, alt: '' };
}

export const about = {
  title: 'Clear answers from people who sit down with you',
  lead: 'We look, we test, and we show you what we see on the screen. Then we decide together.',
  points: [
    'The same vet each time, whenever we can',
    'You see every picture and every result',
    'A written plan, with the cost of each step',
  ],
  link: { label: 'More about us', href: paths.about },
  picture: scene(consultation, 'Two hands hold a stethoscope to a dog’s chest; the dog looks up'),
  counters: knownFigures([
    { number: brand.figures.pets, title: 'happy pets' },
    { number: brand.figures.professionals, title: 'vet care professionals' },
    { number: brand.figures.stores, title: 'stores', note: storesNote },
  ]),
};

export const treatments = {
  title: 'What we treat',
  picture: {
    src: xrayDesk,
    width: 480,
    height: 422,
    alt: 'A vet explains the X-ray of a dog on her screen',
  },
  services: [
    {
      service: 'vaccination',
      title: 'Vaccination',
      text: 'Courses for puppies and kittens, yearly boosters',
    },
    {
      service: 'internal-medicine',
      title: 'Internal medicine',
      text: 'Heart, kidney, liver and hormone conditions',
    },
    { service: 'surgeries', title: 'Surgery', text: 'Soft tissue, bone and everyday operations' },
    {
      service: 'x-ray-and-ultrasound',
      title: 'X-ray, ultrasound and CT',
      text: 'Most pictures on the same visit',
    },
    { service: 'pathology', title: 'Laboratory', text: 'Blood, urine and skin tests' },
    {
      service: 'endoscopy',
      services: ['laparoscopy'],
      title: 'Endoscopy and Laparoscopy',
      text: 'A look inside through a tiny opening',
    },
    { service: 'physiotherapy', title: 'Physiotherapy', text: 'After surgery, or for stiff hips' },
  ],
};

function partner(name: string, src: PictureSource) {
  return { name, picture: { src, width: 160, height: 64, alt: name } satisfies Picture };
}

export const partners = {
  title: 'We work with',
  note: sampleNote('sample names'),
  brands: [
    partner('Sample Food', partner1),
    partner('Sample Pharma', partner2),
    partner('Cover Sample', partner3),
    partner('Sample Lab', partner4),
    partner('Sample Groom', partner5),
    partner('Toy Sample', partner6),
  ],
};

export const video = {
  title: 'Watch a first visit, start to finish',
  text: `From the open door to the biscuit at the end.${sampleNote(' A sample film stands in for ours.')}`,
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  } satisfies Picture,
  video: landing.sampleVideo,
};

export const emergencyBand = {
  title: 'Can’t wait till tomorrow?',
  text: `Emergency care ${hourPhrases.emergencyUntil}, in the hospitals. Call first if you can, so that a vet is at the door.`,
  advice: emergency,
  link: { label: brand.phone.display, href: brand.phone.href },
  picture: scene(
    emergencyScene,
    'At dusk an owner carries a wrapped dog to a lit clinic door, where a vet holds out both arms',
  ),
};

export const patients = {
  title: 'Patients we still talk about',
  all: { label: 'See more of our patients', href: paths.portfolio },
  patients: [
    {
      name: 'Misty',
      story: 'Two nights on a drip, then home.',
      picture: {
        src: misty,
        width: 360,
        height: 500,
        alt: 'A grey cat sleeps on a cushion, a drip at its paw',
      },
    },
    {
      name: 'Bruno',
      story: 'The sock, found without a cut.',
      picture: scene(endoscopy, 'An old grey dog asleep beside the endoscope’s screen'),
    },
    {
      name: 'Chutney',
      story: 'One strapped paw, four weeks, and a lot of bad language.',
      picture: {
        src: chutney,
        width: 400,
        height: 480,
        alt: 'A brown and white kitten with a bandaged paw sits on a vet’s hand',
      },
    },
  ],
  sleepingPet: sitting(catAsleep, 430, 268),
};

export const vetsOnDuty = {
  title: 'On duty this week',
  /** Who comes first; the others follow in the order of vets.yaml. */
  vets: [
    'ananya-rao',
    'sudha-krishnan',
    'imran-qureshi',
    'joseph-dsouza',
    'farah-sheikh',
    'rohan-das',
    'meera-nair',
    'harpreet-singh',
  ],
};

export const reviews = {
  title: 'What owners say',
  note: sampleNote('sample review'),
  testimonials: [
    {
      quote:
        'They turned the screen round and showed me the stone. I finally understood what hurt.',
      author: 'Imtiaz K.',
      about: 'and Domino',
      picture: sitting(catTuxedo, 340, 420),
      rating: 5,
    },
    {
      quote: 'A call each evening, and one at breakfast.',
      author: 'Devika R.',
      about: 'and Kulfi',
      picture: sitting(spitz, 400, 460),
      rating: 5,
    },
    {
      quote:
        'I asked what it would cost if we waited. They told me, and we waited, and they were right.',
      author: 'Martin F.',
      about: 'and Pepper',
      picture: sitting(puppy, 400, 460),
      rating: 4,
    },
    {
      quote: 'She bites everybody. They took their time, and she bit nobody.',
      author: 'Sunita B.',
      about: 'and Chutki',
      picture: sitting(catOrange, 340, 420),
      rating: 5,
    },
  ] satisfies Testimonial[],
};

export const steps = {
  title: 'How treatment works',
  dog: { src: dachshund, width: 540, height: 310, alt: '' } satisfies Picture,
  steps: [
    { title: 'Call or book', text: 'Tell us what you have seen.' },
    { title: 'Examine', text: 'A vet on the floor, in no hurry.' },
    { title: 'Test and decide', text: 'You see what we see.' },
    { title: 'Recover', text: 'A plan, and a number to call.' },
  ],
};

export const articles = {
  title: 'Read before you come',
  all: { label: 'See all articles', href: paths.blog },
  articles: teasersOf([
    { article: 'your-cat-hates-the-carrier' },
    { article: 'when-you-bring-a-puppy', focus: { x: 36, y: 50 } },
    { article: 'black-claws' },
    { article: 'a-bowl-in-the-shade' },
    { article: 'two-minutes-a-day' },
    { article: 'reading-the-vaccine-card' },
  ]),
};
