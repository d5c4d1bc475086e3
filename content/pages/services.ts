import { hoursInWords } from '#content/hours.ts';
import emergencyPicture from '#content/pictures/scenes/emergency.svg';
import consultation from '#content/pictures/services/consultation.svg';
import grooming from '#content/pictures/services/grooming.svg';
import laboratoryRoom from '#content/pictures/services/laboratory-room.svg';
import physiotherapyRoom from '#content/pictures/services/physiotherapy-room.svg';
import surgery from '#content/pictures/services/surgery.svg';
import wardRoom from '#content/pictures/services/ward-room.svg';
import type { Room, Service } from '#src/business/recordTypes.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ServiceGroup } from '#src/pages/service/ServiceOverview.tsx';
import type { ServicePartsProps } from '#src/pages/service/ServiceParts.tsx';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /service */

export const head = {
  title: 'Services',
  description:
    'Every service of the hospitals, from consultations and vaccination to CT, surgery and dialysis, found by what you have noticed at home.',
} satisfies PageMetaText;

export const heading = 'Everything we do for dogs and cats';

export const lead =
  'Find what your pet needs by what you see at home: what each service is for, how long it takes and where it is done.';

/** Groups of services, by the signs that an owner notices. */
export const rooms = [
  {
    id: 'unwell',
    question: 'Something isn’t right',
    picture: { src: consultation, width: 420, height: 315, alt: '' },
    ground: 'mint',
    width: 'wide',
    picturePosition: 'above',
  },
  {
    id: 'well',
    question: 'Well, and staying well',
    picture: { src: grooming, width: 480, height: 360, alt: '' },
    ground: 'sky-2',
    picturePosition: 'above',
  },
  {
    id: 'operation',
    question: 'It needs an operation',
    picture: { src: surgery, width: 480, height: 360, alt: '' },
    ground: 'mint-2',
  },
  {
    id: 'tests',
    question: 'We need to know why',
    picture: { src: laboratoryRoom, width: 787, height: 360, alt: '' },
    ground: 'wash',
    width: 'wide',
    picturePosition: 'beside',
  },
  {
    id: 'ward',
    question: 'They have to stay',
    picture: { src: wardRoom, width: 787, height: 360, alt: '' },
    ground: 'sky-2',
    width: 'wide',
    picturePosition: 'beside',
  },
  {
    id: 'recovery',
    question: 'Getting strong again',
    picture: { src: physiotherapyRoom, width: 787, height: 360, alt: '' },
    ground: 'mint-2',
    picturePosition: 'beside',
  },
] satisfies (Omit<ServiceGroup, 'services'> & { id: Room })[];

export const emergency = {
  question: 'It can’t wait',
  text: `Call on your way if you can, ${hoursInWords.emergencyFrom}, so that a vet is at the door.`,
  picture: { src: emergencyPicture, width: 480, height: 360, alt: '' },
} satisfies { question: string; text: string; picture: Picture };

export const parts = {
  heading: 'Service by service',
  lead: 'How long it takes, and how to prepare. ‘No food’ still means water. Puppies, kittens and diabetic pets: ask us first.',
  whereLabel: 'Where',
  ask: 'Ask us which hospital is nearest to you',
} satisfies Omit<ServicePartsProps, 'parts'>;

export const facts = {
  before: 'Before',
  duration: 'Time with us',
  homeAgain: 'Home again',
  after: 'Afterwards',
};

export const detailsLabel = 'What happens, hour by hour';

export const everyClinic = 'Every clinic';

/** The clinics of a service: 'Every clinic but Baner and Camp'. */
export const everyClinicBut = (others: string) => `Every clinic but ${others}`;

/** By appointment type. */
export const bookLabels = {
  'Vet Consultation': 'Book a consultation',
  'Pet Vaccination': 'Book a vaccination',
  Surgery: 'Book a visit about surgery',
  Grooming: 'Book grooming',
} satisfies Record<Exclude<Service['booking'], 'call'>, string>;
