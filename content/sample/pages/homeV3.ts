import {
  groomingPicture,
  vaccinationPicture,
  checkUpPicture,
  type HeroSlide,
} from '#content/pages/homeFirstScreen.ts';

/** The title and description of /home-v3. */
export const head = {
  title: 'A hospital for dogs and cats',
  description:
    'Vaccination, internal medicine, surgery, imaging and laboratory for dogs and cats, by vets who take their time. Book a visit.',
};

/** The hero's slides on /home-v3: the pictures of / with other texts. The sections below have the content of /. */
export const bannerSlides: HeroSlide[] = [
  {
    name: 'Vaccination',
    title: 'Brave pets. Gentle hands.',
    lead: 'A hospital for dogs and cats that starts with a scratch behind the ear, and tells you everything.',
    picture: vaccinationPicture,
  },
  {
    name: 'Check-ups',
    title: 'Someone to ask when you are not sure.',
    lead: 'Bring the small worries early. Most of them stay small.',
    picture: checkUpPicture,
  },
  {
    name: 'Grooming',
    title: 'Clean, dry and still friends.',
    lead: 'Grooming by people who notice a sore ear before you do.',
    picture: groomingPicture,
  },
];
