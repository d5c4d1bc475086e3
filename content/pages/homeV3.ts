import catTuxedoBare from '#content/pictures/figures/cat-tuxedo-bare.svg';
import videoPoster from '#content/pictures/places/video-poster.svg';
import groom from '#content/pictures/scenes/groom.svg';
import heroRoom from '#content/pictures/scenes/hero-room.svg';
import vacc from '#content/pictures/scenes/vacc.svg';
import bloodFilm from '#content/pictures/services/blood-film.svg';
import ct from '#content/pictures/services/ct.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import { firstVisit } from '#content/video.ts';
import type { Banner } from '#src/pages/home-v3/BannerSlider.tsx';
import type { CallToActionProps } from '#src/pages/home-v3/CallToAction.tsx';
import type { ServiceTabsProps } from '#src/pages/home-v3/ServiceTabs.tsx';
import type { VideoBandProps } from '#src/pages/home-v3/VideoBand.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /home-v3; the sections that it shares with / are in landing.ts. */

export const head = {
  title: 'A hospital for dogs and cats',
  description:
    'Vaccination, internal medicine, surgery, imaging and laboratory for dogs and cats, by vets who take their time. Book a visit.',
} satisfies PageMetaText;

export const bannerNamesLabel = 'Choose a slide';

export const bannerSlides = [
  {
    name: 'Vaccination',
    title: 'Brave pets. Gentle hands.',
    lead: 'A hospital for dogs and cats that starts with a scratch behind the ear, and tells you everything.',
    picture: {
      src: vacc,
      width: 960,
      height: 800,
      alt: 'An older vet gives a calm cat a small injection while its owner strokes its cheek',
    },
  },
  {
    name: 'Check-ups',
    title: 'Someone to ask when you are not sure.',
    lead: 'Bring the small worries early. Most of them stay small.',
    picture: {
      src: heroRoom,
      width: 960,
      height: 800,
      alt: 'A vet kneels to listen to a dog’s heart while its owner strokes its back and a cat watches from the window sill',
    },
  },
  {
    name: 'Grooming',
    title: 'Clean, dry and still friends.',
    lead: 'Grooming by people who notice a sore ear before you do.',
    picture: {
      src: groom,
      width: 960,
      height: 800,
      alt: 'A groomer in a coral apron washes a happy dog in a round tub full of foam',
    },
  },
] satisfies Banner[];

export const callToAction = {
  title: 'Something not quite right?',
  text: 'Off their food, limping, or just not themselves. Let’s have a look.',
  picture: { src: catTuxedoBare, width: 340, height: 420, alt: '' },
  booking: { label: 'Book Now', href: '#contacts' },
  orCall: 'or call',
} satisfies Omit<CallToActionProps, 'phone'>;

export const serviceTabs = {
  title: 'When it takes more than a check-up',
  hint: 'Sent by another vet? Bring the papers. We’ll call them and carry on from there.',
  tabs: [
    {
      href: 'Internal_Medicine',
      label: 'Internal Medicine',
      picture: {
        src: inpatient,
        width: 480,
        height: 360,
        alt: 'A grey cat sleeps in a warm bed with a drip at its paw',
      },
      title: 'Finding out why',
      subtitle: 'For the cough that stays, the weight that drops, the thirst that is new.',
      points: [
        { icon: 'HeartPulse', text: 'Heart, kidney, liver and hormone conditions' },
        { icon: 'ClipboardList', text: 'A written plan you can follow at home' },
        { icon: 'CalendarClock', text: 'Review visits, with the same vet if we can' },
      ],
    },
    {
      href: 'surgery',
      label: 'Surgery',
      picture: {
        src: physiotherapy,
        width: 480,
        height: 360,
        alt: 'A dog steps over low bars, learning to walk again',
        focus: 'top',
      },
      title: 'Operations, and walking again',
      subtitle:
        'Every operation is drawn on paper before you agree to it, with what happens if you wait.',
      points: [
        { icon: 'Droplets', text: 'Blood test and heart check before any anaesthetic' },
        { icon: 'Activity', text: 'One person who watches nothing but breath and pulse' },
        { icon: 'Pill', text: 'Pain relief and exercises for home, in writing' },
      ],
    },
    {
      href: 'diagnostic',
      label: 'Diagnostic Imaging',
      picture: {
        src: ct,
        width: 480,
        height: 360,
        alt: 'A dachshund sleeps under a blanket on the table of a CT scanner',
      },
      title: 'Seeing what hurts',
      subtitle: 'X-ray, ultrasound and CT, for what hands can’t feel.',
      points: [
        { icon: 'Hand', text: 'You stay by the head for an ultrasound' },
        { icon: 'Moon', text: 'Sedated only if your pet can’t lie still' },
        { icon: 'Eye', text: 'We turn the screen round and show you what we see' },
      ],
    },
    {
      href: 'Laboratory',
      label: 'Laboratory',
      picture: {
        src: bloodFilm,
        width: 480,
        height: 360,
        alt: 'Blood cells on a screen, a hand with a slide, a centrifuge',
        focus: 'top',
      },
      title: 'Answers from a few drops',
      subtitle: 'Blood, urine and skin, read next door while what you told us is still fresh.',
      points: [
        { icon: 'Droplets', text: 'Small samples, taken by people who are quick' },
        { icon: 'Phone', text: 'Results by phone, in plain words' },
        { icon: 'ChartLine', text: 'Old numbers kept, so that a change shows' },
      ],
    },
  ],
} satisfies ServiceTabsProps;

export const videoBand = {
  title: 'See a first visit, start to finish',
  text: 'Watch the film',
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  },
  video: firstVisit,
} satisfies VideoBandProps;
