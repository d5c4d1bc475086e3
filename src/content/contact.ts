import type { Picture, SampleField } from '#src/domain/contentTypes.ts';
import type { ClinicAddress } from '#src/domain/pageContent.ts';
import reception from '#src/assets/pictures/places/reception.svg';
import { brand } from './brand.ts';

/** Sample addresses: streets that do not exist, in cities that do. */
const clinics: ClinicAddress[] = [
  {
    name: 'VetBuddy Indiranagar',
    address: '12, Sample Cross Road, Bengaluru',
    services: ['Vet Consultation', 'Pet Vaccination', 'Surgery'],
    bookLabel: 'Book at Indiranagar',
  },
  {
    name: 'VetBuddy Bandra West',
    address: '4, Example Lane, Mumbai',
    services: ['Vet Consultation', 'Pet Vaccination'],
    bookLabel: 'Book at Bandra West',
  },
  {
    name: 'VetBuddy Adyar',
    address: '9, Placeholder Street, Chennai',
    services: ['Vet Consultation', 'Surgery'],
    bookLabel: 'Book at Adyar',
  },
  {
    name: 'VetBuddy Salt Lake',
    address: '7, Model Block, Kolkata',
    services: ['Pet Vaccination'],
    bookLabel: 'Book at Salt Lake',
  },
];

const picture: Picture = {
  src: reception,
  width: 960,
  height: 720,
  alt: 'A receptionist talks to an owner with a cat in a carrier',
};

/** The fields are the specification's (section 2); the word is the brand's. */
const fields: SampleField[] = [
  { label: 'Name', autoComplete: 'name' },
  { label: 'Email', kind: 'email', autoComplete: 'email' },
  { label: 'Subject' },
  { label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  { label: 'Comments', kind: 'textarea', wide: true },
  { label: 'Type the word you see', kind: 'word', word: brand.captchaWord },
];

export const contactPage = {
  title: 'Contact and hours',
  description: `Ring ${brand.name} on ${brand.phone.display}, ${brand.hours.support}. Addresses, hours and emergency care.`,
  heading: 'Talk to a person',
  picture,
  facts: [
    { label: 'Phone support', value: brand.hours.support },
    { label: 'Emergency care', value: `${brand.hours.emergency}, in the hospitals` },
  ],
  emailLabel: 'E-mail',
  addresses: {
    heading: 'Four of our clinics',
    lead: `Sample addresses. Open every day, ${brand.hours.appointments}.`,
    clinics,
  },
  form: { heading: 'Send a request', label: 'Send a request', fields, submitLabel: 'Send Request' },
};
