import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import blogSenior from '#content/pictures/blog/blog-senior.svg';
import dachshundBare from '#content/pictures/figures/dachshund-bare.svg';
import partner1 from '#content/pictures/partners/partner-1.svg';
import partner2 from '#content/pictures/partners/partner-2.svg';
import partner3 from '#content/pictures/partners/partner-3.svg';
import partner4 from '#content/pictures/partners/partner-4.svg';
import partner5 from '#content/pictures/partners/partner-5.svg';
import partner6 from '#content/pictures/partners/partner-6.svg';
import vet8 from '#content/pictures/people/vet-8.svg';
import videoPoster from '#content/pictures/places/video-poster.svg';
import catAsleep from '#content/pictures/scenes/cat-asleep.svg';
import emergency from '#content/pictures/scenes/emergency.svg';
import misty from '#content/pictures/scenes/misty.svg';
import vaccWindow from '#content/pictures/scenes/vacc-window.svg';
import xrayDesk from '#content/pictures/scenes/xray-desk.svg';
import consultation from '#content/pictures/services/consultation.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import type { VetId } from '#content/vets.ts';
import { firstVisit } from '#content/video.ts';
import type { TeaserEntry } from '#src/business/teasersOf.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import type { AboutWithCountersProps } from '#src/pages/home-v2/AboutWithCounters.tsx';
import type { Brand } from '#src/pages/home-v2/Brands.tsx';
import type { MedicalHeroProps } from '#src/pages/home-v2/MedicalHero.tsx';
import type { NumberedStepsProps } from '#src/pages/home-v2/NumberedSteps.tsx';
import type { PatientGalleryProps } from '#src/pages/home-v2/PatientGallery.tsx';
import type { SolutionCardsProps } from '#src/pages/home-v2/SolutionCards.tsx';
import type { TreatmentListProps } from '#src/pages/home-v2/TreatmentList.tsx';
import type { VideoAsideProps } from '#src/pages/home-v2/VideoAside.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';
import type { EmergencyBandProps } from '#src/sections/contact/EmergencyBand.tsx';
import type { Testimonial } from '#src/sections/people/ReviewText.tsx';

/* /home-v2 */

export const head = {
  title: 'A pet hospital for dogs and cats',
  description:
    'Imaging, laboratory, surgery and overnight care for dogs and cats, with vets who show you what they see and decide together with you.',
} satisfies PageMetaText;

export const hero = {
  title: 'Careful medicine, kindly given.',
  lead: 'A pet hospital for the days when a routine visit is not enough.',
  link: { label: 'Book Now', href: '/#contacts' },
  picture: {
    src: vaccWindow,
    width: 960,
    height: 846,
    alt: 'An older vet gives a calm cat a small injection while its owner strokes its cheek',
  },
  features: [
    { icon: 'ScanLine', title: 'Imaging on site', text: 'X-ray, ultrasound and CT' },
    { icon: 'TestTubes', title: 'Own laboratory', text: 'Blood and urine read here' },
    { icon: 'BedDouble', title: 'Overnight care', text: 'A nurse on the round' },
    { icon: 'Siren', title: 'Emergency care', text: `${hoursInWords.emergency}, in the hospitals` },
  ],
} satisfies Omit<MedicalHeroProps, 'phone'>;

export const about = {
  title: 'Clear answers from people who sit down with you',
  lead: 'We look, we test, and we show you what we see on the screen. Then we decide together.',
  points: [
    'The same vet each time, whenever we can',
    'You see every picture and every result',
    'A written plan, with the cost of each step',
  ],
  link: { label: 'More about us', href: '/about' },
  picture: {
    src: consultation,
    width: 420,
    height: 315,
    alt: 'Two hands hold a stethoscope to a dog’s chest; the dog looks up',
  },
  counters: [
    { number: brand.figures.pets, title: 'happy pets' },
    { number: brand.figures.professionals, title: 'vet care professionals' },
    { number: brand.figures.stores, title: 'stores' },
  ],
} satisfies Omit<AboutWithCountersProps, 'id'>;

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
      title: 'Vaccination',
      text: 'Courses for puppies and kittens, yearly boosters',
      href: '/service#vaccination',
    },
    {
      title: 'Internal medicine',
      text: 'Heart, kidney, liver and hormone conditions',
      href: '/service#internal-medicine',
    },
    {
      title: 'Surgery',
      text: 'Soft tissue, bone and everyday operations',
      href: '/service/surgeries',
    },
    {
      title: 'X-ray, ultrasound and CT',
      text: 'Most pictures on the same visit',
      href: '/service#x-ray-and-ultrasound',
    },
    { title: 'Laboratory', text: 'Blood, urine and skin tests', href: '/service#pathology' },
    {
      title: 'Endoscopy and Laparoscopy',
      text: 'A look inside through a tiny opening',
      href: '/service/service-details',
    },
    {
      title: 'Physiotherapy',
      text: 'After surgery, or for stiff hips',
      href: '/service#physiotherapy',
    },
  ],
} satisfies Omit<TreatmentListProps, 'id'>;

export const partners = {
  title: 'We work with',
  previous: 'Previous partner',
  next: 'Next partner',
  brands: [
    { name: 'Sample Food', picture: { src: partner1, width: 160, height: 64, alt: 'Sample Food' } },
    {
      name: 'Sample Pharma',
      picture: { src: partner2, width: 160, height: 64, alt: 'Sample Pharma' },
    },
    {
      name: 'Cover Sample',
      picture: { src: partner3, width: 160, height: 64, alt: 'Cover Sample' },
    },
    { name: 'Sample Lab', picture: { src: partner4, width: 160, height: 64, alt: 'Sample Lab' } },
    {
      name: 'Sample Groom',
      picture: { src: partner5, width: 160, height: 64, alt: 'Sample Groom' },
    },
    { name: 'Toy Sample', picture: { src: partner6, width: 160, height: 64, alt: 'Toy Sample' } },
  ],
} satisfies { title: string; previous: string; next: string; brands: Brand[] };

export const video = {
  title: 'Watch a first visit, start to finish',
  text: 'From the open door to the biscuit at the end.',
  poster: {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  },
  video: firstVisit,
} satisfies VideoAsideProps;

export const solutions = {
  title: 'Which of these sounds like you?',
  lead: 'Off their food, limping, or just not themselves? Let’s have a look.',
  cards: [
    {
      need: '“It’s nothing much, but it won’t go away.”',
      answer: 'A long consultation, with tests the same day if they help.',
      link: { label: 'Book a consultation', href: '/#contacts' },
      picture: {
        src: blogSenior,
        width: 480,
        height: 360,
        alt: 'An old dog rests under a blanket on a soft bed',
      },
      ground: 'wash-2',
    },
    {
      need: '“Another vet said surgery.”',
      answer: 'A second opinion. Bring the papers. We’ll call the other vet too.',
      link: { label: 'Ask for a second opinion', href: '/contact' },
      picture: {
        src: surgery,
        width: 480,
        height: 360,
        alt: 'A cat sleeps on the operating table, a vet beside it',
      },
      ground: 'mint',
    },
    {
      need: '“He had the operation. Now what?”',
      answer: 'Physiotherapy, pain control and a plan for each week.',
      link: { label: 'Plan the recovery', href: '/service#physiotherapy' },
      picture: {
        src: physiotherapy,
        width: 480,
        height: 360,
        alt: 'An old brown dog steps over low bars',
      },
      ground: 'mint-2',
    },
  ],
} satisfies SolutionCardsProps;

export const emergencyBand = {
  title: 'Can’t wait till tomorrow?',
  text: `Call on your way if you can, ${hoursInWords.emergencyFrom}, so that a vet is at the door.`,
  picture: {
    src: emergency,
    width: 480,
    height: 360,
    alt: 'At dusk an owner carries a wrapped dog to a lit clinic door, where a vet holds out both arms',
  },
} satisfies Omit<EmergencyBandProps, 'advice'>;

export const patients = {
  title: 'Patients we still talk about',
  all: { label: 'See more of our patients', href: '/portfolio' },
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
      picture: {
        src: endoscopy,
        width: 480,
        height: 360,
        alt: 'An old grey dog asleep beside the endoscope’s screen',
      },
    },
    {
      name: 'Chutney',
      story: 'One strapped paw, four weeks, and a lot of bad language.',
      picture: {
        src: vet8,
        width: 400,
        height: 480,
        alt: 'A brown and white kitten with a bandaged paw sits on a vet’s hand',
      },
    },
  ],
  sleepingPet: { src: catAsleep, width: 430, height: 268, alt: '' },
} satisfies PatientGalleryProps;

/** The vets in the order of their cards. */
export const vetsOnDuty = {
  title: 'On duty this week',
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
} satisfies { title: string; vets: VetId[] };

export const reviews = {
  title: 'What owners say',
  testimonials: [
    {
      quote:
        'They turned the screen round and showed me the stone. I finally understood what hurt.',
      author: 'Imtiaz K.',
      about: 'and Domino',
      rating: 5,
    },
    {
      quote: 'A call each evening, and one at breakfast.',
      author: 'Devika R.',
      about: 'and Kulfi',
      rating: 5,
    },
    {
      quote:
        'I asked what it would cost if we waited. They told me, and we waited, and they were right.',
      author: 'Martin F.',
      about: 'and Pepper',
      rating: 4,
    },
    {
      quote: 'She bites everybody. They took their time, and she bit nobody.',
      author: 'Sunita B.',
      about: 'and Chutki',
      rating: 5,
    },
  ],
} satisfies { title: string; testimonials: Omit<Testimonial, 'picture'>[] };

export const steps = {
  title: 'How treatment works',
  dog: { src: dachshundBare, width: 540, height: 310, alt: '' },
  steps: [
    { title: 'Call or book', text: 'Tell us what you have seen.' },
    { title: 'Examine', text: 'A vet on the floor, in no hurry.' },
    { title: 'Test and decide', text: 'You see what we see.' },
    { title: 'Recover', text: 'A plan, and a number to call.' },
  ],
} satisfies NumberedStepsProps;

export const articles = {
  title: 'Read before you come',
  all: { label: 'See all articles', href: '/blog' },
  articles: [
    { article: 'your-cat-hates-the-carrier' },
    { article: 'when-you-bring-a-puppy' },
    { article: 'black-claws' },
    { article: 'a-bowl-in-the-shade' },
    { article: 'two-minutes-a-day' },
    { article: 'reading-the-vaccine-card' },
  ],
} satisfies { title: string; all: Link; articles: TeaserEntry[] };

export const bookingLead = 'Call us, and we’ll find a time together.';
