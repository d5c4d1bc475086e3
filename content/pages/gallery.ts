import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import blogCarrier from '#content/pictures/blog/blog-carrier.svg';
import blogFirstVisit from '#content/pictures/blog/blog-first-visit.svg';
import catTuxedoBare from '#content/pictures/figures/cat-tuxedo-bare.svg';
import indieBare from '#content/pictures/figures/indie-bare.svg';
import labBare from '#content/pictures/figures/lab-bare.svg';
import vet1Bare from '#content/pictures/people/vet-1-bare.svg';
import vet6Bare from '#content/pictures/people/vet-6-bare.svg';
import consultation from '#content/pictures/services/consultation.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import grooming from '#content/pictures/services/grooming.svg';
import imaging from '#content/pictures/services/imaging.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import laboratory from '#content/pictures/services/laboratory.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import type { HeroFeaturesProps } from '#src/pages/gallery/HeroFeatures.tsx';
import type { ProcessCarouselProps } from '#src/pages/gallery/ProcessCarousel.tsx';
import type { ProjectGridProps } from '#src/pages/gallery/ProjectGrid.tsx';
import type { SecondAboutProps } from '#src/pages/gallery/SecondAbout.tsx';
import type { ServiceListProps } from '#src/pages/gallery/ServiceList.tsx';

/* The sections that no route uses (docs/product.md, section 2). The gallery shows them. */

export const secondAbout = {
  title: 'Some things we always do. Some we never do.',
  lead: 'A clinic is known by its habits. These are ours, at every door.',
  people: [
    { src: vet1Bare, width: 400, height: 480, alt: 'Dr Meera Nair holds a ginger kitten' },
    {
      src: vet6Bare,
      width: 400,
      height: 480,
      alt: 'Dr Imran Qureshi holds a tiny grey kitten in both hands',
    },
  ],
  always: {
    title: 'Always',
    items: [
      'Say hello to the animal before the owner',
      'Tell you the cost before we begin',
      'Write down what to do at home',
    ],
  },
  never: {
    title: 'Never',
    items: [
      'Hold a frightened pet down to save time',
      'Test for what would change nothing',
      'Send you home with questions',
    ],
  },
} satisfies SecondAboutProps;

export const heroFeatures = {
  title: 'Come as you are. Muddy is fine.',
  lead: 'A waiting room with water bowls, quiet corners for cats, and people who know their names.',
  link: { label: 'Book Now', href: '/#contacts' },
  animals: [
    { src: indieBare, width: 400, height: 460, alt: '' },
    { src: catTuxedoBare, width: 340, height: 420, alt: '' },
    { src: labBare, width: 400, height: 460, alt: '' },
  ],
  features: [
    {
      icon: 'CalendarCheck',
      title: 'Every half\u00a0hour',
      text: `Appointments ${hoursInWords.appointmentsFrom}`,
    },
    { icon: 'HeartPulse', title: 'Vets and nurses', text: 'Check-ups, vaccines, surgery' },
    { icon: 'Scissors', title: 'Groomers', text: 'Bath, trim, nails and ears' },
    { icon: 'PhoneCall', title: 'Someone answers', text: `Phone support ${hoursInWords.phone}` },
  ],
} satisfies HeroFeaturesProps;

export const processCarousel = {
  title: 'An operation, from the first talk to the last stitch',
  steps: [
    {
      title: 'We talk it through',
      text: 'What we would do, what happens if you wait, and what each costs.',
      picture: {
        src: consultation,
        width: 420,
        height: 315,
        alt: 'A vet listens to a dog’s chest',
      },
    },
    {
      title: 'Blood and heart first',
      text: 'A few drops and a quiet listen, so that the anaesthetic fits your pet.',
      picture: {
        src: laboratory,
        width: 480,
        height: 360,
        alt: 'A microscope and a rack of sample tubes',
      },
    },
    {
      title: 'You stay until they sleep',
      text: 'Your hand is the last thing they feel. We call you when it is done.',
      picture: {
        src: surgery,
        width: 480,
        height: 360,
        alt: 'A cat sleeps on the operating table, a vet beside it',
      },
    },
    {
      title: 'They wake up warm',
      text: 'A nurse sits by the bed until the head is up and the tail answers.',
      picture: {
        src: inpatient,
        width: 480,
        height: 360,
        alt: 'A grey cat sleeps in a warm bed with a drip at its paw',
      },
    },
    {
      title: 'Home, with a plan',
      text: 'Medicine, exercises and the day the stitches come out, on one sheet.',
      picture: {
        src: physiotherapy,
        width: 480,
        height: 360,
        alt: 'An old brown dog steps over low bars',
      },
    },
  ],
} satisfies ProcessCarouselProps;

export const projectGrid = {
  title: 'Small things, done well',
  lead: 'Six cases we’re glad of.',
  projects: [
    {
      title: 'A sock, and no cut',
      text: 'Found and pulled out by endoscope. Home for dinner.',
      picture: {
        src: endoscopy,
        width: 480,
        height: 360,
        alt: 'An old grey dog asleep beside the endoscope’s screen',
      },
    },
    {
      title: 'Out by herself',
      text: 'Three quiet visits, then she walked out of the carrier.',
      picture: {
        src: blogCarrier,
        width: 480,
        height: 360,
        alt: 'A cat steps out of a red carrier',
      },
    },
    {
      title: 'Foam, and no fuss',
      text: 'A bath in four short parts, with breaks for biscuits.',
      picture: {
        src: grooming,
        width: 480,
        height: 360,
        alt: 'A dog in a bath full of foam is brushed',
      },
    },
    {
      title: 'First day out',
      text: 'A puppy who met the scales before the needle.',
      picture: { src: blogFirstVisit, width: 480, height: 360, alt: 'A puppy sits up in a basket' },
    },
    {
      title: 'Nine pills to two',
      text: 'An old cat’s medicines, sorted out in one long visit.',
      picture: {
        src: pharmacy,
        width: 480,
        height: 360,
        alt: 'Shelves of medicine, a paper bag with a paw on it',
      },
    },
    {
      title: 'The heart on the wall',
      text: 'One X-ray that explained a year of coughing.',
      picture: { src: imaging, width: 480, height: 360, alt: 'A dog looks at the X-ray of a dog' },
    },
  ],
} satisfies ProjectGridProps;

export const serviceList = {
  title: 'Everything we do, by name',
  lead: 'Can’t find it here? Call us. We may know who does it.',
  phone: brand.phone,
  groups: [
    {
      title: 'In and home the same day',
      services: [
        { title: 'Day visits', text: 'Seen, treated and home for dinner', href: '/service#opd' },
        {
          title: 'Consultations',
          text: 'Nose to tail, with time for questions',
          href: '/service#consultations',
        },
        { title: 'Pharmacy', text: 'Medicine, and how to give it', href: '/service#pharmacy' },
        {
          title: 'Physiotherapy',
          text: 'After surgery, or for stiff hips',
          href: '/service#physiotherapy',
        },
      ],
    },
    {
      title: 'Finding out',
      services: [
        {
          title: 'Diagnostics',
          text: 'The right test, and no more than that',
          href: '/service#diagnostics',
        },
        {
          title: 'Pathology',
          text: 'Blood, urine and skin, read in the house',
          href: '/service#pathology',
        },
        {
          title: 'X-Ray & Ultrasound',
          text: 'Pictures on the same visit',
          href: '/service#x-ray-and-ultrasound',
        },
        { title: 'CT Scan', text: 'For what an X-ray cannot show', href: '/service/ct-scan' },
        { title: 'Endoscopy', text: 'A look inside without a cut', href: '/service/endoscopy' },
        {
          title: 'Laparoscopy',
          text: 'Through an opening as small as a claw',
          href: '/service/laparoscopy',
        },
      ],
    },
    {
      title: 'For the hard days',
      services: [
        {
          title: 'Surgeries',
          text: 'Soft tissue and bone, watched from start to end',
          href: '/service/surgeries',
        },
        { title: 'Dialysis', text: 'When kidneys need a rest', href: '/service#dialysis' },
        {
          title: 'Overnight stays',
          text: 'A warm bed, and a nurse on the round',
          href: '/service#ipd',
        },
      ],
    },
  ],
} satisfies ServiceListProps;
