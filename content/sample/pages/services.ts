import { bookingHref } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { ServiceGroup } from '#src/domain/pageContent.ts';
import emergencyScene from '#content/pictures/scenes/emergency.svg';
import logo from '#content/pictures/scenes/logo-light.svg';
import consultation from '#content/pictures/services/consultation.svg';
import grooming from '#content/pictures/services/grooming.svg';
import laboratory from '#content/pictures/services/laboratory-room.svg';
import physiotherapy from '#content/pictures/services/physiotherapy-room.svg';
import surgery from '#content/pictures/services/surgery.svg';
import ward from '#content/pictures/services/ward-room.svg';
import { brand } from '#content/brand.yaml';
import { emergency } from '#src/content/emergency.ts';

/** The texts and pictures of /service. */
export const servicesPage = {
  title: 'Services',
  description:
    'Every service of the hospitals, from consultations and vaccination to CT, surgery and dialysis, found by what you have noticed at home.',
  heading: 'Everything we do for dogs and cats',
  lead: 'Find what your pet needs by what you see at home: what each service is for, how long it takes and where it is done.',
  /** What owners notice, each with the services that help (a service's `room`). */
  rooms: [
    {
      id: 'unwell',
      question: 'Something isn’t right',
      picture: { src: consultation, width: 480, height: 360, alt: '' },
      ground: 'mint',
      width: 'wide',
      place: 'above',
    },
    {
      id: 'well',
      question: 'Well, and staying well',
      picture: { src: grooming, width: 480, height: 360, alt: '' },
      ground: 'sky-2',
    },
    {
      id: 'operation',
      question: 'It needs an operation',
      picture: { src: surgery, width: 480, height: 360, alt: '' },
      ground: 'mint-2',
    },
    {
      id: 'why',
      question: 'We need to know why',
      picture: { src: laboratory, width: 787, height: 360, alt: '' },
      ground: 'wash',
      width: 'wide',
      place: 'beside',
    },
    {
      id: 'stay',
      question: 'They have to stay',
      picture: { src: ward, width: 787, height: 360, alt: '' },
      ground: 'sky-2',
      width: 'wide',
      place: 'beside',
    },
    {
      id: 'strong',
      question: 'Getting strong again',
      picture: { src: physiotherapy, width: 787, height: 360, alt: '' },
      ground: 'mint-2',
      place: 'beside',
    },
  ] satisfies (Omit<ServiceGroup, 'services'> & { id: string })[],
  overview: {
    logo: { src: logo, width: 220, height: 56, alt: '' },
    emergency: {
      question: 'It can’t wait',
      text: 'If you can, call before you leave, so that a vet is at the door.',
      advice: emergency,
      phone: brand.phone,
      picture: { src: emergencyScene, width: 480, height: 360, alt: '' },
    },
  },
  parts: {
    heading: 'Service by service',
    lead: `How long it takes, what to do before and after, and where it is done.${sampleNote(' The times are samples.')} Where it says no food, water is fine until morning; puppies, kittens and diabetic pets must not fast for long, so ask us first.`,
    whereLabel: 'Where',
    /** Where no clinic of ours is known to do it. */
    ask: 'Ask us which hospital is nearest to you',
  },
  facts: {
    before: 'Before',
    duration: 'Time with us',
    homeAgain: 'Home again',
    after: 'Afterwards',
  },
  detailsLabel: 'What happens, hour by hour',
  everyClinic: 'Every clinic',
  bookLabels: {
    'Vet Consultation': 'Book a consultation',
    'Pet Vaccination': 'Book a vaccination',
    Surgery: 'Book a visit about surgery',
    Grooming: 'Book grooming',
  },
  contact: {
    heading: 'Can’t find what you need?',
    lead: 'Tell us what you’ve noticed, on the phone or in the comments of the form.',
    links: [
      { label: 'Book Now', href: bookingHref },
      { label: brand.phone.display, href: brand.phone.href },
    ],
  },
};
