import { anchors } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type {
  Picture,
  PictureSource,
  ServiceTab,
  ServiceTabContent,
} from '#src/domain/contentTypes.ts';
import { brand } from '#content/brand.yaml';
import { homeFirstScreen } from '#content/pages/homeFirstScreen.yaml';
import type { HomeFirstScreenWords } from '#src/content/schema/pages/homeFirstScreen.ts';
import { landing } from '#content/pages/landing.yaml';
import videoPoster from '#content/pictures/places/video-poster.svg';
import cat from '#content/pictures/scenes/cat-tuxedo-bare.svg';
import bloodFilm from '#content/pictures/services/blood-film.svg';
import ct from '#content/pictures/services/ct.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';

/** The title and description of /home-v3. */
export const head = {
  title: 'A hospital for dogs and cats',
  description:
    'Vaccination, internal medicine, surgery, imaging and laboratory for dogs and cats, by vets who take their time. Book a visit.',
};

const [checkUp, groom, vaccine] = homeFirstScreen.heroSlides;

/** The hero's slides on /home-v3: the pictures of / with other texts. The sections below have the content of /. */
export const bannerSlides: HomeFirstScreenWords['heroSlides'] = [
  {
    name: 'Vaccination',
    title: 'Brave pets. Gentle hands.',
    lead: 'A hospital for dogs and cats that starts with a scratch behind the ear, and tells you everything.',
    picture: vaccine!.picture,
  },
  {
    name: 'Check-ups',
    title: 'Someone to ask when you are not sure.',
    lead: 'Bring the small worries early. Most of them stay small.',
    picture: checkUp!.picture,
  },
  {
    name: 'Grooming',
    title: 'Clean, dry and still friends.',
    lead: 'Grooming by people who notice a sore ear before you do.',
    picture: groom!.picture,
  },
];

function scene(src: PictureSource, alt: string): Picture {
  return { src, width: 480, height: 360, alt };
}

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

export const videoBand = {
  title: 'See a first visit, start to finish',
  text: sampleNote('Watch the sample film', 'Watch the film'),
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  } satisfies Picture,
  video: landing.sampleVideo,
};
