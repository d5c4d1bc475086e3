import { bookingHref, paths } from '#src/config/paths.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ClinicPromise, LifeStage, Question } from '#src/domain/pageContent.ts';
import firstVisit from '#content/pictures/blog/blog-first-visit.svg';
import senior from '#content/pictures/blog/blog-senior.svg';
import cat from '#content/pictures/scenes/cat-orange-bare.svg';
import dog from '#content/pictures/scenes/puppy-bare.svg';
import street from '#content/pictures/scenes/street.svg';
import team from '#content/pictures/scenes/team.svg';
import grooming from '#content/pictures/ages/busy-years.svg';
import imaging from '#content/pictures/ages/seven-and-up.svg';
import vaccination from '#content/pictures/ages/one-year.svg';
import { knownFigures } from '#src/domain/figures.ts';
import { brand } from '#content/brand.yaml';
import { storesPhrase } from '#src/content/storesWords.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';

const aboutTeam: Picture = {
  src: team,
  width: 1200,
  height: 640,
  alt: 'Five vets and a groomer stand together with a dog and a cat',
};

const promises: ClinicPromise[] = [
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
];

const stages: LifeStage[] = [
  {
    title: 'Eight weeks',
    text: 'First check, first vaccine, first treat.',
    picture: { src: firstVisit, width: 480, height: 360, alt: '', focus: { x: 40, y: 50 } },
  },
  {
    title: 'One year',
    text: 'Boosters, teeth, and a talk about neutering.',
    picture: { src: vaccination, width: 480, height: 360, alt: '', focus: { x: 70, y: 50 } },
  },
  {
    title: 'The busy years',
    text: 'Baths, ticks and torn claws.',
    picture: { src: grooming, width: 480, height: 360, alt: '' },
  },
  {
    title: 'Seven and up',
    text: 'A yearly blood test finds things early.',
    picture: { src: imaging, width: 400, height: 500, alt: '' },
  },
  {
    title: 'Grey whiskers',
    text: 'Comfort, soft beds and honest answers.',
    picture: { src: senior, width: 480, height: 360, alt: '', focus: { x: 70, y: 50 } },
  },
];

const questions: Question[] = [
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
      `Emergency care is available ${hourPhrases.emergencyFrom} in the hospitals. The number is `,
      { kind: 'link', href: brand.phone.href, text: brand.phone.display },
      '. The form is for everything that can wait.',
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
];

/** The texts and pictures of /about. */
export const aboutPage = {
  title: 'About us',
  description: `${brand.name} is a group of hospitals and grooming rooms for dogs and cats: the people, their promises, and answers to what owners ask.`,
  heading: 'Hospitals and grooming for dogs and cats',
  lead: 'They can’t tell us where it hurts, so we look closely. These are some of the people who meet you at the door.',
  team: aboutTeam,
  promises: {
    heading: 'Four promises you can hold us to',
    lead: 'They are the same at every clinic. If we break one, tell us, and a vet will call you about it.',
    items: promises,
  },
  /** Who signs the promises. */
  signature: {
    vet: 'sudha-krishnan',
    role: 'reads every complaint herself',
    /** With the vet's name in the place of {vet}. */
    linkLabel: 'Meet {vet}',
  },
  findClinic: {
    heading: 'Find a clinic near you',
    lead: `${storesPhrase || 'Clinics'}, most with a cat in the window. See which is near you and when it is open.`,
    link: { label: 'See all clinics', href: paths.clinics },
    picture: {
      src: street,
      width: 1062,
      height: 700,
      alt: 'A vet greets an owner and her dog outside a clinic',
    },
  },
  lifeStages: { heading: 'Care at every age', stages },
  questions: {
    heading: 'Questions owners ask',
    lead: `Yours isn’t here? Call us, ${hourPhrases.supportTimes}.`,
    phone: brand.phone,
    items: questions,
  },
  stats: {
    figures: knownFigures([
      { number: brand.figures.pets, title: 'happy pets' },
      { number: brand.figures.professionals, title: 'vet care professionals' },
      { number: brand.figures.stores, title: 'stores' },
    ]).map(({ number, title }) => `${number} ${title}`),
    closing: 'And one animal at a time.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: 'Meet our vets', href: paths.vets },
    ],
    dog: { src: dog, width: 400, height: 460, alt: '' },
    cat: { src: cat, width: 340, height: 420, alt: '' },
  },
};
