import { bookingHref, paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { Picture, PictureSource, Testimonial, Video } from '#src/domain/contentTypes.ts';
import { knownFigures } from '#src/domain/figures.ts';
import { brand } from '#content/brand.yaml';
import { storesNote } from '#src/content/storesWords.ts';
import neutral from '#content/pictures/people/avatar-neutral.svg';
import soap from '#content/pictures/blog/blog-soap.svg';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner6 from '#content/pictures/people/owner-6.svg';
import waitcat from '#content/pictures/scenes/waitcat.svg';
import senior from '#content/pictures/blog/blog-senior.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import { articleTeasers as teasersOf } from '#src/content/articleTeasers.ts';
import reception from '#content/pictures/places/reception.svg';

/* The texts and pictures of / and /home-v3 below their first screen, which has homeFirstScreen.ts and homeV3.ts. */

export interface Reason {
  icon: 'notes' | 'microscope' | 'speech';
  title: string;
  text: string;
}

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
      text: 'You never start the story again.',
    },
    {
      icon: 'microscope',
      title: 'Tests under one roof',
      text: 'X-ray, ultrasound and lab on the spot.',
    },
    {
      icon: 'speech',
      title: 'Plain words first',
      text: 'What it costs, before we begin.',
    },
  ] satisfies Reason[],
  more: { label: 'More about us', href: paths.about },
};

export const counters = knownFigures([
  { number: brand.figures.pets, title: 'happy pets' },
  { number: brand.figures.professionals, title: 'vet care professionals' },
  { number: brand.figures.stores, title: 'stores', note: storesNote },
]);

function scene(src: PictureSource, alt = ''): Picture {
  return { src, width: 480, height: 360, alt };
}

/** The services by their ids: seven as cards, the first one tall, the fourth wide, and three without a picture. */
export const services = {
  title: 'What we do for dogs and cats',
  all: { label: 'See all services', href: paths.service },
  services: [
    'consultations',
    'vaccination',
    'grooming',
    'surgeries',
    'x-ray-and-ultrasound',
    'pathology',
    'endoscopy',
  ],
  others: { services: ['physiotherapy', 'pharmacy', 'ipd'] },
};

/** On /home-v2 too. */
export const solutions = {
  title: 'Which of these sounds like you?',
  lead: 'Off their food, limping, or just not themselves? Let’s have a look.',
  cards: [
    {
      need: '“It’s nothing much, but it won’t go away.”',
      answer: 'A long consultation, with tests the same day if they help.',
      link: { label: 'Book a consultation', href: bookingHref },
      picture: scene(senior, 'An old dog rests under a blanket on a soft bed'),
      ground: 'wash-2' as const,
    },
    {
      need: '“Another vet said surgery.”',
      answer: 'A second opinion. Bring the papers. We’ll call the other vet too.',
      link: { label: 'Ask for a second opinion', href: paths.contact },
      picture: scene(surgery, 'A cat sleeps on the operating table, a vet beside it'),
      ground: 'mint' as const,
    },
    {
      need: '“He had the operation. Now what?”',
      answer: 'Physiotherapy, pain control and a plan for each week.',
      link: { label: 'Plan the recovery', service: 'physiotherapy' },
      picture: scene(physiotherapy, 'An old brown dog steps over low bars'),
      ground: 'mint-2' as const,
    },
  ],
};

export const vetCarousel = {
  title: 'Meet our vets',
  all: { label: 'Meet all vets', href: paths.vets },
};

export const clinicList = {
  title: 'Find your clinic',
  needLabel: 'My pet needs',
  anyNeed: 'Not sure yet',
  notes: {
    Grooming: 'Grooming has a form of its own. It opens with your clinic filled in.',
  },
};

function portrait(src: PictureSource, alt: string): Picture {
  return { src, width: 240, height: 240, alt };
}

/** People and reviews are samples; the page says so with each review. */
export const testimonials = {
  label: 'What owners say',
  note: sampleNote('sample review'),
  testimonials: [
    {
      quote:
        'She sat on the floor with Toffee for ten minutes before she opened her bag. He fell asleep during the check-up.',
      author: 'Kamala V.',
      about: 'and Toffee, 3',
      picture: portrait(owner4, 'Kamala smiles, jasmine in her hair'),
      rating: 5,
    },
    {
      quote:
        'I had written down nine questions. He answered all nine, and then asked me two that I had not thought of.',
      author: 'Yusuf A.',
      about: 'and Nimbu, 6',
      picture: portrait(owner6, 'Yusuf with his ginger cat Nimbu at his shoulder'),
      rating: 5,
    },
    {
      quote:
        'They called before lunch to say he was awake, and again at six to say he had eaten. I could breathe.',
      author: 'George T.',
      about: 'and Biscuit, 11',
      picture: portrait(owner2, 'George holds his tan and white dog Biscuit'),
      rating: 4,
    },
    {
      quote:
        'Smoky hides from everybody. Here she came out of the carrier by herself and sat on the scales.',
      author: 'Leena P.',
      about: 'and Smoky, 2',
      picture: portrait(owner1, 'Leena leans her head on her grey cat Smoky'),
      rating: 5,
    },
  ] satisfies Testimonial[],
};

/** A free sample film; replace its id with that of the clinic's own video. With '' there is no film anywhere. */
export const sampleVideo: Video = {
  id: 'aqz-KE-bpKQ',
  title: sampleNote(
    'Sample film: a first visit, start to finish',
    'A first visit, start to finish',
  ),
};

/**
 * Three articles of the site and three outside pages (docs/product.md, section 2). None shows an animal that is already on
 * the landing page.
 */
export const articleTeasers = {
  title: 'Good to know before you come',
  all: { label: 'See all articles', href: paths.blog },
  articles: teasersOf([
    { article: 'your-cat-hates-the-carrier' },
    { article: 'black-claws' },
    {
      title: 'Rabies: what a bite means, and what to do first',
      subtitle: 'The facts, and the fifteen minutes of soap and water that matter most.',
      author: 'World Health Organization',
      authorIcon: neutral,
      thumbnail: scene(soap),
      btnText: 'Read at who.int',
      postLink: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
      category: 'Elsewhere',
      date: '',
    },
    { article: 'when-you-bring-a-puppy' },
    {
      title: 'How cats think, from people who study them',
      subtitle: 'Homes, play, travel and getting on with a second cat.',
      author: 'International Cat Care',
      authorIcon: neutral,
      thumbnail: { src: waitcat, width: 640, height: 520, alt: '' },
      btnText: 'Read at icatcare.org',
      postLink: 'https://icatcare.org/',
      category: 'Elsewhere',
      date: '',
    },
    {
      title: 'The vaccination guidelines your vet reads',
      subtitle: 'Which vaccines, how often, and why: the world’s small animal vets agree.',
      author: 'WSAVA',
      authorIcon: neutral,
      thumbnail: { ...scene(pharmacy), focus: { x: 70, y: 50 } },
      btnText: 'Read at wsava.org',
      postLink: 'https://wsava.org/global-guidelines/vaccination-guidelines/',
      category: 'Elsewhere',
      date: '',
    },
  ]),
};
