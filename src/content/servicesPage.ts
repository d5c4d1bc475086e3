import { bookingHref, paths } from '#src/config/paths.ts';
import type { PictureSource } from '#src/domain/contentTypes.ts';
import type { ServiceGroup, VisitGuideRow } from '#src/domain/pageContent.ts';
import emergencyScene from '#src/assets/pictures/scenes/emergency.svg';
import logo from '#src/assets/pictures/scenes/logo-light.svg';
import consultation from '#src/assets/pictures/services/consultation.svg';
import grooming from '#src/assets/pictures/services/grooming.svg';
import inpatient from '#src/assets/pictures/services/inpatient.svg';
import laboratory from '#src/assets/pictures/services/laboratory.svg';
import physiotherapy from '#src/assets/pictures/services/physiotherapy.svg';
import surgery from '#src/assets/pictures/services/surgery.svg';
import { brand } from './brand.ts';
import { emergency } from './emergency.ts';

function service(name: string, id: string, text: string) {
  return { name, text, href: paths.serviceDetails(id) };
}

function picture(src: PictureSource, alt = '') {
  return { src, width: 480, height: 360, alt };
}

/** The footer's thirteen services, vaccination and grooming, grouped by what an owner notices at home. */
const groups: ServiceGroup[] = [
  {
    question: 'Something isn’t right',
    services: [
      service('Consultations', 'consultations', 'Nose to tail, with time for questions'),
      service('OPD (Outpatient Department)', 'opd', 'In and home again the same day'),
    ],
    picture: picture(consultation),
    ground: 'mint',
    layout: 'wide-below',
  },
  {
    question: 'Well, and staying well',
    services: [
      service('Vaccination', 'vaccination', 'First courses and yearly boosters'),
      // Grooming has no procedure page: it links to its own booking form.
      { name: 'Grooming', text: 'Bath, trim, nails and ears', href: paths.contactGrooming },
    ],
    picture: picture(grooming),
    ground: 'sky-2',
    layout: 'narrow',
  },
  {
    question: 'It needs an operation',
    services: [
      service('Surgeries', 'surgeries', 'From neutering to bone repair'),
      service('Laparoscopy', 'laparoscopy', 'Through openings the size of a pea'),
    ],
    picture: picture(surgery),
    ground: 'mint-2',
    layout: 'narrow',
  },
  {
    question: 'We need to know why',
    services: [
      service('Diagnostics', 'diagnostics', 'Choosing the right test, and only that'),
      service('Pathology', 'pathology', 'Blood, urine, skin and cells'),
      service('X-Ray & Ultrasound', 'x-ray-and-ultrasound', 'Pictures in minutes, no pain'),
      service('CT Scan', 'ct-scan', 'When an X-ray is not enough'),
      service('Endoscopy', 'endoscopy', 'A tiny camera, no cut'),
    ],
    picture: picture(laboratory),
    ground: 'wash',
    layout: 'wide-beside',
    floor: 'bench',
    flip: true,
  },
  {
    question: 'They have to stay',
    services: [
      service('IPD (Inpatient Department)', 'ipd', 'A warm bed, a nurse, a call each evening'),
      service('Dialysis', 'dialysis', 'Rest for tired kidneys'),
    ],
    picture: picture(inpatient),
    ground: 'sky-2',
    layout: 'wide-beside',
    floor: 'ward',
  },
  {
    question: 'Getting strong again',
    services: [
      service('Physiotherapy', 'physiotherapy', 'After surgery, or for stiff hips'),
      service('Pharmacy', 'pharmacy', 'The medicine, and how to give it'),
    ],
    picture: picture(physiotherapy),
    ground: 'mint-2',
    layout: 'narrow',
    floor: 'mat',
  },
];

const visits: VisitGuideRow[] = [
  { visit: 'Consultation', before: 'Nothing', duration: 'About 30 minutes', homeAgain: 'At once' },
  {
    visit: 'Vaccination',
    before: 'Nothing',
    duration: 'About 20 minutes',
    homeAgain: 'At once, perhaps sleepy',
  },
  {
    visit: 'Blood test',
    before: 'No food for 8 hours',
    duration: 'About 15 minutes',
    homeAgain: 'At once',
  },
  {
    visit: 'X-ray or ultrasound',
    before: 'No food for 8 hours, a full bladder',
    duration: '30 to 60 minutes',
    homeAgain: 'At once',
  },
  {
    visit: 'Endoscopy or laparoscopy',
    before: 'No food after 10 PM',
    duration: 'Half a day',
    homeAgain: 'The same evening',
  },
  {
    visit: 'Surgery',
    before: 'No food after 10 PM',
    duration: 'A day',
    homeAgain: 'That evening or the next day',
  },
  {
    visit: 'Dialysis',
    before: 'Nothing, we weigh them here',
    duration: '4 to 5 hours',
    homeAgain: 'The same evening',
  },
  {
    visit: 'Bath and trim',
    before: 'A long walk',
    duration: '2 hours',
    homeAgain: 'At once, and clean',
  },
];

/** The texts and pictures of /service. */
export const servicesPage = {
  title: 'Services',
  description:
    'Every service of the hospitals, from consultations and vaccination to CT, surgery and dialysis, found by what you have noticed at home.',
  heading: 'Every room in the house',
  lead: 'Start from what you see at home. Each room tells you what is done there, in plain words.',
  overview: {
    logo: { src: logo, width: 220, height: 56, alt: '' },
    groups,
    emergency: {
      question: 'It can’t wait',
      text: `Emergency care ${brand.hours.emergency}, in the hospitals. Call first if you can, so that a vet is at the door.`,
      advice: emergency,
      phone: brand.phone,
      picture: picture(emergencyScene),
    },
  },
  visitGuide: {
    heading: 'How much of your day',
    lead: 'A rough guide for planning. Puppies, kittens and diabetic pets must not go without food for long: ask before you fast them.',
    caption: 'What each kind of visit asks of you and your pet',
    visits,
  },
  contact: {
    heading: 'Can’t find the right room?',
    lead: 'Say what you have noticed: on the phone, or in the comments of the form.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: brand.phone.display, href: brand.phone.href },
    ],
  },
};
