import { bookingHref } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { Picture, PictureSource } from '#src/domain/contentTypes.ts';
import carrier from '#content/pictures/blog/blog-carrier.svg';
import firstVisit from '#content/pictures/blog/blog-first-visit.svg';
import catTuxedo from '#content/pictures/scenes/cat-tuxedo-bare.svg';
import vet1 from '#content/pictures/people/vet-1-bare.svg';
import vet6 from '#content/pictures/people/vet-6-bare.svg';
import indie from '#content/pictures/scenes/indie-bare.svg';
import lab from '#content/pictures/scenes/lab-bare.svg';
import consultation from '#content/pictures/services/consultation.svg';
import endoscopy from '#content/pictures/services/endoscopy.svg';
import grooming from '#content/pictures/services/grooming.svg';
import imaging from '#content/pictures/services/imaging.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import laboratory from '#content/pictures/services/laboratory.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import { brand } from '#content/brand.yaml';
import { bookingWords } from '#src/content/bookingWords.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import { hours } from '#src/content/hours.ts';

/** Content of the sections that no route uses yet (docs/product.md, section 2). The gallery shows them. */

function scene(src: PictureSource, alt: string): Picture {
  return { src, width: 480, height: 360, alt };
}

export const secondAbout = {
  title: 'Some things we always do. Some we never do.',
  lead: 'A clinic is known by its habits. These are ours, at every door.',
  people: [
    { src: vet1, width: 400, height: 480, alt: 'Dr Meera Nair holds a ginger kitten' },
    {
      src: vet6,
      width: 400,
      height: 480,
      alt: 'Dr Imran Qureshi holds a tiny grey kitten in both hands',
    },
  ] as [Picture, Picture],
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
};

export const heroFeatures = {
  title: 'Come as you are. Muddy is fine.',
  lead: 'A waiting room with water bowls, quiet corners for cats, and people who know their names.',
  link: { label: 'Book Now', href: bookingHref },
  animals: [
    { src: indie, width: 400, height: 460, alt: '' },
    { src: catTuxedo, width: 340, height: 420, alt: '' },
    { src: lab, width: 400, height: 460, alt: '' },
  ] satisfies Picture[],
  features: [
    {
      icon: 'calendar' as const,
      title: bookingWords.intervalTitle,
      text: `Appointments ${hourPhrases.appointmentsFrom}`,
    },
    { icon: 'heart' as const, title: 'Vets and nurses', text: 'Check-ups, vaccines, surgery' },
    { icon: 'scissors' as const, title: 'Groomers', text: 'Bath, trim, nails and ears' },
    {
      icon: 'phone' as const,
      title: 'Someone answers',
      text: `Phone support ${hours.support}`,
    },
  ],
};

export const processCarousel = {
  title: 'An operation, from the first talk to the last stitch',
  steps: [
    {
      title: 'We talk it through',
      text: 'What we would do, what happens if you wait, and what each costs.',
      picture: scene(consultation, 'A vet listens to a dog’s chest'),
    },
    {
      title: 'Blood and heart first',
      text: 'A few drops and a quiet listen, so that the anaesthetic fits your pet.',
      picture: scene(laboratory, 'A microscope and a rack of sample tubes'),
    },
    {
      title: 'You stay until they sleep',
      text: 'Your hand is the last thing they feel. We call you when it is done.',
      picture: scene(surgery, 'A cat sleeps on the operating table, a vet beside it'),
    },
    {
      title: 'They wake up warm',
      text: 'A nurse sits by the bed until the head is up and the tail answers.',
      picture: scene(inpatient, 'A grey cat sleeps in a warm bed with a drip at its paw'),
    },
    {
      title: 'Home, with a plan',
      text: 'Medicine, exercises and the day the stitches come out, on one sheet.',
      picture: scene(physiotherapy, 'An old brown dog steps over low bars'),
    },
  ],
};

export const projectGrid = {
  title: 'Small things, done well',
  lead: `Six cases we’re glad of.${sampleNote(' The patients are samples.')}`,
  projects: [
    {
      title: 'A sock, and no cut',
      text: 'Found and pulled out by endoscope. Home for dinner.',
      picture: scene(endoscopy, 'An old grey dog asleep beside the endoscope’s screen'),
    },
    {
      title: 'Out by herself',
      text: 'Three quiet visits, then she walked out of the carrier.',
      picture: { src: carrier, width: 480, height: 360, alt: 'A cat steps out of a red carrier' },
    },
    {
      title: 'Foam, and no fuss',
      text: 'A bath in four short parts, with breaks for biscuits.',
      picture: scene(grooming, 'A dog in a bath full of foam is brushed'),
    },
    {
      title: 'First day out',
      text: 'A puppy who met the scales before the needle.',
      picture: { src: firstVisit, width: 480, height: 360, alt: 'A puppy sits up in a basket' },
    },
    {
      title: 'Nine pills to two',
      text: 'An old cat’s medicines, sorted out in one long visit.',
      picture: scene(pharmacy, 'Shelves of medicine, a paper bag with a paw on it'),
    },
    {
      title: 'The heart on the wall',
      text: 'One X-ray that explained a year of coughing.',
      picture: scene(imaging, 'A dog looks at the X-ray of a dog'),
    },
  ],
};

export const serviceList = {
  title: 'Everything we do, by name',
  lead: 'Can’t find it here? Call us. We may know who does it.',
  phone: { label: brand.phone.display, href: brand.phone.href },
  groups: [
    {
      title: 'In and home the same day',
      services: [
        {
          service: 'opd',
          title: 'Day visits',
          text: 'Seen, treated and home for dinner',
        },
        {
          service: 'consultations',
          title: 'Consultations',
          text: 'Nose to tail, with time for questions',
        },
        { service: 'pharmacy', title: 'Pharmacy', text: 'Medicine, and how to give it' },
        {
          service: 'physiotherapy',
          title: 'Physiotherapy',
          text: 'After surgery, or for stiff hips',
        },
      ],
    },
    {
      title: 'Finding out',
      services: [
        {
          service: 'diagnostics',
          title: 'Diagnostics',
          text: 'The right test, and no more than that',
        },
        {
          service: 'pathology',
          title: 'Pathology',
          text: 'Blood, urine and skin, read in the house',
        },
        {
          service: 'x-ray-and-ultrasound',
          title: 'X-Ray & Ultrasound',
          text: 'Pictures on the same visit',
        },
        { service: 'ct-scan', title: 'CT Scan', text: 'For what an X-ray cannot show' },
        { service: 'endoscopy', title: 'Endoscopy', text: 'A look inside without a cut' },
        {
          service: 'laparoscopy',
          title: 'Laparoscopy',
          text: 'Through an opening as small as a claw',
        },
      ],
    },
    {
      title: 'For the hard days',
      services: [
        {
          service: 'surgeries',
          title: 'Surgeries',
          text: 'Soft tissue and bone, watched from start to end',
        },
        { service: 'dialysis', title: 'Dialysis', text: 'When kidneys need a rest' },
        {
          service: 'ipd',
          title: 'Overnight stays',
          text: 'A warm bed, and a nurse on the round',
        },
      ],
    },
  ],
};
