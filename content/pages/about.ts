import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import busyYears from '#content/pictures/ages/busy-years.svg';
import oneYear from '#content/pictures/ages/one-year.svg';
import sevenAndUp from '#content/pictures/ages/seven-and-up.svg';
import blogFirstVisit from '#content/pictures/blog/blog-first-visit.svg';
import blogSenior from '#content/pictures/blog/blog-senior.svg';
import catOrangeBare from '#content/pictures/figures/cat-orange-bare.svg';
import puppyBare from '#content/pictures/figures/puppy-bare.svg';
import street from '#content/pictures/scenes/street.svg';
import teamPicture from '#content/pictures/scenes/team.svg';
import type { VetId } from '#content/vets.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ClinicPromisesProps } from '#src/pages/about/ClinicPromises.tsx';
import type { FindClinicBandProps } from '#src/pages/about/FindClinicBand.tsx';
import type { LifeStagesProps } from '#src/pages/about/LifeStages.tsx';
import type { QuestionListProps } from '#src/pages/about/QuestionList.tsx';
import type { StatsSentenceProps } from '#src/pages/about/StatsSentence.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /about */

export const head = {
  title: 'About us',
  description: `${brand.name} is a group of hospitals and grooming rooms for dogs and cats: the people, their promises, and answers to what owners ask.`,
} satisfies PageMetaText;

export const heading = 'Hospitals and grooming for dogs and cats';

export const lead =
  'They can’t tell us where it hurts, so we look closely. These are some of the people who meet you at the door.';

export const team = {
  src: teamPicture,
  width: 1200,
  height: 640,
  alt: 'Five vets and a groomer stand together with a dog and a cat',
} satisfies Picture;

export const promises = {
  heading: 'Four promises you can hold us to',
  lead: 'They are the same at every clinic. If we break one, tell us, and a vet will call you about it.',
  items: [
    {
      title: 'We greet the animal first.',
      text: 'A hand to sniff, a slow minute, then the stethoscope.',
    },
    {
      title: 'We stop when they say stop.',
      text: 'If a pet is too frightened, we pause, or plan another day.',
    },
    {
      title: 'You hear the cost before we begin.',
      text: 'And what happens if you would rather wait.',
    },
    {
      title: 'You leave with it in writing.',
      text: 'What we found, what to give, and when to call.',
    },
  ],
} satisfies Omit<ClinicPromisesProps, 'signature'>;

/** The vet who signs the promises. */
export const signature = {
  vet: 'sudha-krishnan',
  role: 'reads every complaint herself.',
  linkLabel: 'Meet Dr Krishnan',
} satisfies { vet: VetId; role: string; linkLabel: string };

export const findClinic = {
  heading: 'Find a clinic near you',
  lead: `${clinics.length} clinics, most with a cat in the window. Find yours.`,
  link: { label: 'See all clinics', href: '/clinics' },
  picture: {
    src: street,
    width: 1062,
    height: 700,
    alt: 'A vet greets an owner and her dog outside a clinic',
  },
} satisfies FindClinicBandProps;

export const lifeStages = {
  heading: 'Care at every age',
  stages: [
    {
      title: 'Eight weeks',
      text: 'First check, first vaccine, first treat.',
      picture: { src: blogFirstVisit, width: 480, height: 360, alt: '', focus: 'left' },
    },
    {
      title: 'One year',
      text: 'Boosters, teeth, and a talk about neutering.',
      picture: { src: oneYear, width: 480, height: 360, alt: '', focus: 'right' },
    },
    {
      title: 'The busy years',
      text: 'Baths, ticks and torn claws.',
      picture: { src: busyYears, width: 480, height: 360, alt: '' },
    },
    {
      title: 'Seven and up',
      text: 'A yearly blood test finds things early.',
      picture: { src: sevenAndUp, width: 400, height: 500, alt: '' },
    },
    {
      title: 'Grey whiskers',
      text: 'Comfort, soft beds and honest answers.',
      picture: { src: blogSenior, width: 480, height: 360, alt: '', focus: 'right' },
    },
  ],
} satisfies LifeStagesProps;

export const questions = {
  heading: 'Questions owners ask',
  lead: `Yours isn’t here? Call us, ${hoursInWords.phone}.`,
  items: [
    {
      question: 'Can I stay with my pet?',
      answer:
        'Yes, for the examination, vaccines, blood tests and most scans. You wait outside only for X‑rays, because of the radiation, and during an operation. You can stay until the first injection makes your pet drowsy.',
    },
    {
      question: 'Will we see the same vet each time?',
      answer:
        'We try to. Write the vet’s name in the comments of the booking form, and the clinic looks for a time when that vet is in. If it has to be another vet, they read your pet’s notes before you come in.',
    },
    {
      question: 'What if it is an emergency?',
      answer: [
        `Emergency care is available ${hoursInWords.emergencyFrom} in the hospitals: `,
        { kind: 'link', href: '/contact#emergency', text: 'where to go' },
        '. At night go to the nearest 24-hour animal hospital. The form is for everything that can wait.',
      ],
    },
    {
      question: 'What should I bring?',
      answer:
        'Old papers if you have them, the boxes of every medicine, and something that smells of home. Cats travel best in a carrier with a cloth over it, dogs on a lead.',
    },
    {
      question: 'My pet hates the clinic. What can I do?',
      answer:
        'Tell us when you book. We can plan a quiet hour, a side door, or a visit with nothing but biscuits. Muzzles and gloves come out only after kinder ways have been tried.',
    },
  ],
} satisfies Omit<QuestionListProps, 'phone'>;

export const stats = {
  label: 'In figures',
  figures: `${brand.figures.pets} happy pets, ${brand.figures.professionals} vet care professionals, ${brand.figures.stores} stores.`,
  closing: 'And one animal at a time.',
  links: [
    { label: 'Book Now', href: '/#contacts' },
    { label: 'Meet our vets', href: '/doctors' },
  ],
  dog: { src: puppyBare, width: 400, height: 460, alt: '' },
  cat: { src: catOrangeBare, width: 340, height: 420, alt: '' },
} satisfies StatsSentenceProps;
