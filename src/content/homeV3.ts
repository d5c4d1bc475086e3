import { bath, needle, room, type HeroSlide } from './home.ts';

/* What /home-v3, the veterinary home, says on its first screen. Further down it shows what / shows. */

export const page = {
  title: 'A hospital for dogs and cats',
  description:
    'Vaccination, internal medicine, surgery, imaging and laboratory for dogs and cats, by vets who take their time. Book a visit.',
};

/** Its banner: the same rooms as on /, other words. */
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
