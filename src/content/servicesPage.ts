import { bookingHref, paths } from '#src/config/paths.ts';
import type { Link, PictureSource } from '#src/domain/contentTypes.ts';
import type { ServiceEntry, ServiceGroup, VisitGuideRow } from '#src/domain/pageContent.ts';
import type { Service, ServicePart } from '#src/domain/services.ts';
import emergencyScene from '#content/pictures/scenes/emergency.svg';
import logo from '#content/pictures/scenes/logo-light.svg';
import consultation from '#content/pictures/services/consultation.svg';
import grooming from '#content/pictures/services/grooming.svg';
import inpatient from '#content/pictures/services/inpatient.svg';
import laboratory from '#content/pictures/services/laboratory.svg';
import physiotherapy from '#content/pictures/services/physiotherapy.svg';
import surgery from '#content/pictures/services/surgery.svg';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { emergency } from './emergency.ts';
import { hours } from './hours.ts';
import { services, type ServiceId } from '#content/services.ts';
import { bookingHrefFor, serviceById, serviceHref } from './serviceLinks.ts';

function entry(id: ServiceId): ServiceEntry {
  const { name, summary } = serviceById(id);
  return { name, text: summary, href: serviceHref(id) };
}

function picture(src: PictureSource, alt = '') {
  return { src, width: 480, height: 360, alt };
}

/** Every service, grouped by what an owner notices at home. */
const groups: ServiceGroup[] = [
  {
    question: 'Something isn’t right',
    services: [entry('consultations'), entry('opd'), entry('internal-medicine')],
    picture: picture(consultation),
    ground: 'mint',
    layout: 'wide-below',
  },
  {
    question: 'Well, and staying well',
    services: [entry('vaccination'), entry('grooming')],
    picture: picture(grooming),
    ground: 'sky-2',
    layout: 'narrow',
  },
  {
    question: 'It needs an operation',
    services: [entry('surgeries'), entry('laparoscopy')],
    picture: picture(surgery),
    ground: 'mint-2',
    layout: 'narrow',
  },
  {
    question: 'We need to know why',
    services: [
      entry('diagnostics'),
      entry('pathology'),
      entry('x-ray-and-ultrasound'),
      entry('ct-scan'),
      entry('endoscopy'),
    ],
    picture: picture(laboratory),
    ground: 'wash',
    layout: 'wide-beside',
    floor: 'bench',
    flip: true,
  },
  {
    question: 'They have to stay',
    services: [entry('ipd'), entry('dialysis')],
    picture: picture(inpatient),
    ground: 'sky-2',
    layout: 'wide-beside',
    floor: 'ward',
  },
  {
    question: 'Getting strong again',
    services: [entry('physiotherapy'), entry('pharmacy')],
    picture: picture(physiotherapy),
    ground: 'mint-2',
    layout: 'narrow',
    floor: 'mat',
  },
];

const byName = services.toSorted((a, b) => a.name.localeCompare(b.name));

const visits: VisitGuideRow[] = services.flatMap(({ id }) => {
  const { visit, before, duration, homeAgain } = serviceById(id);
  return visit ? { visit, href: serviceHref(id), before, duration, homeAgain } : [];
});

const bookLabels = {
  'Vet Consultation': 'Book a consultation',
  'Pet Vaccination': 'Book a vaccination',
  Surgery: 'Book a visit about surgery',
  Grooming: 'Book grooming',
};

function bookingOf({ booking }: Service): Link {
  return booking === 'call'
    ? { label: `Call ${brand.phone.display}`, href: brand.phone.href }
    : { label: bookLabels[booking], href: bookingHrefFor(booking) };
}

/** The clinics that offer a service, by its name. */
function placesOf(name: string): Link[] {
  const places = clinics.filter((clinic) => clinic.services.includes(name));
  const others = clinics.filter((clinic) => !places.includes(clinic)).map(({ area }) => area);
  if (others.length <= 2) {
    const label = ['Every clinic', others.join(' and ')].filter(Boolean).join(' but ');
    return [{ label, href: paths.clinics }];
  }
  return places.map((clinic) => ({ label: clinic.area, href: paths.clinic(clinic.slug) }));
}

function partOf(id: ServiceId): ServicePart {
  const service = serviceById(id);
  const { name, purpose, procedure } = service;
  return {
    id,
    name,
    purpose,
    facts: [
      { label: 'Before', value: service.before },
      { label: 'Time with us', value: service.duration },
      { label: 'Home again', value: service.homeAgain },
      { label: 'Afterwards', value: service.after },
    ],
    details: procedure && { label: 'What happens, hour by hour', href: serviceHref(id) },
    where: placesOf(name),
    booking: bookingOf(service),
  };
}

/** The texts and pictures of /service. */
export const servicesPage = {
  title: 'Services',
  description:
    'Every service of the hospitals, from consultations and vaccination to CT, surgery and dialysis, found by what you have noticed at home.',
  heading: 'Everything we do for dogs and cats',
  lead: 'Find what your pet needs by what you see at home: what each service is for, how long it takes and where it is done.',
  overview: {
    logo: { src: logo, width: 220, height: 56, alt: '' },
    groups,
    emergency: {
      question: 'It can’t wait',
      text: `Emergency care ${hours.emergency}, in the hospitals. Call first if you can, so that a vet is at the door.`,
      advice: emergency,
      phone: brand.phone,
      picture: picture(emergencyScene),
    },
  },
  visitGuide: {
    heading: 'How long a visit takes',
    lead: 'A rough guide. Puppies, kittens and diabetic pets must not go without food for long: ask us before you fast them.',
    caption: 'What each kind of visit asks of you and your pet',
    visits,
  },
  parts: {
    heading: 'Service by service',
    lead: 'What each is for, what to do before and after, and where it is done. The times are samples.',
    indexLabel: 'Services A to Z',
    whereLabel: 'Where',
    /** Where no clinic of ours is known to do it. */
    ask: 'Ask us which hospital is nearest to you',
    parts: byName.map(({ id }) => partOf(id)),
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
