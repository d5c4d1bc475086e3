import { anchors, paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type {
  Picture,
  PictureSource,
  ServiceTab,
  ServiceTabContent,
  Testimonial,
  Video,
} from '#src/domain/contentTypes.ts';
import { knownFigures } from '#src/domain/figures.ts';
import { brand } from '#content/brand.ts';
import { storesNote } from '#src/content/storesWords.ts';
import { bookingWords } from '#src/content/bookingWords.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import neutral from '#content/pictures/people/avatar-neutral.svg';
import soap from '#content/pictures/blog/blog-soap.svg';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner6 from '#content/pictures/people/owner-6.svg';
import partner1 from '#content/pictures/partners/partner-1.svg';
import partner2 from '#content/pictures/partners/partner-2.svg';
import partner3 from '#content/pictures/partners/partner-3.svg';
import partner4 from '#content/pictures/partners/partner-4.svg';
import partner5 from '#content/pictures/partners/partner-5.svg';
import partner6 from '#content/pictures/partners/partner-6.svg';
import waitcat from '#content/pictures/scenes/waitcat.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import videoPoster from '#content/pictures/places/video-poster.svg';
import { articleTeasers as teasersOf } from '#src/content/articleTeasers.ts';
import reception from '#content/pictures/places/reception.svg';
import cat from '#content/pictures/scenes/cat-tuxedo-bare.svg';
import dog from '#content/pictures/scenes/dog-bare.svg';
import bloodFilm from '#content/pictures/services/blood-film.svg';
import ct from '#content/pictures/services/ct.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';

/* The texts and pictures of / and /home-v3 below their first screen, which has homeFirstScreen.ts and homeV3.ts. */

export interface Reason {
  icon: 'notes' | 'microscope' | 'speech';
  title: string;
  text: string;
}

export interface Step {
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
      text: 'Notes from every visit stay together, so you never start the story again.',
    },
    {
      icon: 'microscope',
      title: 'Tests under one roof',
      text: 'X-ray, ultrasound and laboratory work are done in our hospitals. Fewer trips, earlier answers.',
    },
    {
      icon: 'speech',
      title: 'Plain words first',
      text: 'What we found, what we suggest and what it costs, before we begin.',
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
  lead: 'From the first vaccine to grey whiskers, on the ordinary days and the hard ones.',
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

export const vetCarousel = {
  title: 'Meet our vets',
  all: { label: 'Meet all vets', href: paths.vets },
};

export const callToAction = {
  title: 'Something not quite right?',
  text: 'Off their food, limping, or just not themselves. Let’s have a look.',
  picture: { src: cat, width: 340, height: 420, alt: '' } satisfies Picture,
  booking: { label: 'Book Now', href: `#${anchors.contacts}` },
  phone: brand.phone,
};

/** Four tabs; each href is the hash that opens the tab (docs/product.md, section 2). */
export const serviceTabs = {
  title: 'When it takes more than a check-up',
  note: 'Sent by another vet? Bring the papers. We’ll call them and carry on from there.',
  tabs: [
    { href: 'Internal_Medicine', label: 'Internal Medicine' },
    { href: 'surgery', label: 'Surgery' },
    { href: 'diagnostic', label: 'Diagnostic Imaging' },
    { href: 'Laboratory', label: 'Laboratory' },
  ] satisfies ServiceTab[],
  contents: [
    {
      id: 'Internal_Medicine',
      imageSrc: scene(inpatient, 'A grey cat sleeps in a warm bed with a drip at its paw'),
      title: 'Finding out why',
      subtitle: 'For the cough that stays, the weight that drops, the thirst that is new.',
      points: [
        { icon: 'heart', text: 'Heart, kidney, liver and hormone conditions' },
        { icon: 'clipboard', text: 'A written plan you can follow at home' },
        { icon: 'calendar', text: 'Review visits, with the same vet if we can' },
      ],
    },
    {
      id: 'surgery',
      imageSrc: {
        ...scene(physiotherapy, 'A dog steps over low bars, learning to walk again'),
        focus: { x: 50, y: 20 },
      },
      title: 'Operations, and walking again',
      subtitle:
        'Every operation is drawn on paper before you agree to it, with what happens if you wait.',
      points: [
        { icon: 'drops', text: 'Blood test and heart check before any anaesthetic' },
        { icon: 'activity', text: 'One person who watches nothing but breath and pulse' },
        { icon: 'pill', text: 'Pain relief and exercises for home, in writing' },
      ],
    },
    {
      id: 'diagnostic',
      imageSrc: scene(ct, 'A dachshund sleeps under a blanket on the table of a CT scanner'),
      title: 'Seeing what hurts',
      subtitle: 'X-ray, ultrasound and CT, for what hands can’t feel.',
      points: [
        { icon: 'hand', text: 'You stay by the head for an ultrasound' },
        { icon: 'moon', text: 'Sedated only if your pet can’t lie still' },
        { icon: 'eye', text: 'We turn the screen round and show you what we see' },
      ],
    },
    {
      id: 'Laboratory',
      imageSrc: {
        ...scene(bloodFilm, 'Blood cells on a screen, a hand with a slide, a centrifuge'),
        focus: { x: 50, y: 30 },
      },
      title: 'Answers from a few drops',
      subtitle: 'Blood, urine and skin, read next door while what you told us is still fresh.',
      points: [
        { icon: 'drops', text: 'Small samples, taken by people who are quick' },
        { icon: 'phone', text: 'Results by phone, in plain words' },
        { icon: 'chart', text: 'Old numbers kept, so that a change shows' },
      ],
    },
  ] satisfies ServiceTabContent[],
};

export const clinicList = {
  title: 'Find your clinic',
  lead: 'Tell us what your pet needs. We’ll show the clinics that do it.',
  needLabel: 'My pet needs',
  anyNeed: 'Not sure yet',
  notes: {
    Grooming:
      'Grooming has a form of its own, which takes every clinic. It opens with yours filled in.',
  },
};

export const processSteps = {
  title: 'How a visit works',
  picture: { src: dog, width: 400, height: 460, alt: '' } satisfies Picture,
  steps: [
    {
      title: 'Pick a clinic and a time',
      text: `${bookingWords.intervalTitle}, ${hourPhrases.appointmentTimes}.`,
    },
    {
      title: 'We call to confirm',
      text: 'Tell us what worries you. The vet will know before you arrive.',
    },
    {
      title: 'Meet the vet, on the floor',
      text: 'Sniffing first, examining second. You stay with your pet.',
    },
    { title: 'Go home with a plan', text: 'What we found, what to give, when to come back.' },
  ] satisfies Step[],
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

export const videoBand = {
  title: 'See a first visit, start to finish',
  text: sampleNote('Watch the sample film', 'Watch the film'),
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  } satisfies Picture,
  video: sampleVideo,
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
