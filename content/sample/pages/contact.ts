import { paths } from '#src/config/paths.ts';
import { sampleNote } from '#src/config/sampleNote.ts';
import type { EnquiryContent, EnquiryFormField, Picture } from '#src/domain/contentTypes.ts';
import reception from '#content/pictures/places/reception.svg';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { emergency } from '#src/content/emergency.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import { hours } from '#src/content/hours.ts';

const picture: Picture = {
  src: reception,
  width: 960,
  height: 720,
  alt: 'A receptionist talks to an owner with a cat in a carrier',
};

/** The fields are fixed (docs/product.md, section 2). */
const fields: EnquiryFormField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'subject', label: 'Subject' },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  { name: 'comments', label: 'Comments', kind: 'textarea', wide: true },
  { name: 'word', label: 'Type the word you see', kind: 'word', word: brand.captchaWord },
];

/** The texts and pictures of /contact. */
export const contactPage = {
  title: 'Contact and hours',
  description: `Call ${brand.name} on ${brand.phone.display}, ${hourPhrases.supportTimes}. Addresses, hours and emergency care.`,
  heading: 'Call or write to us',
  picture,
  facts: [
    { label: 'Phone support', value: hours.support },
    { label: 'Emergency care', value: `${hours.emergency}, in the hospitals` },
  ],
  emergency: { label: 'In an emergency', advice: emergency },
  emailLabel: 'E-mail',
  addresses: {
    heading: clinics.length > 4 ? 'Four of our clinics' : 'Our clinics',
    lead: sampleNote('Sample addresses and hours.'),
    clinics: clinics.slice(0, 4),
    all: {
      label: clinics.length > 4 ? `See all ${clinics.length} clinics` : 'More about our clinics',
      href: paths.clinics,
    },
  },
  formHeading: 'Send a request',
  form: {
    label: 'Send a request',
    fields,
    submitLabel: 'Send Request',
    mail: { subject: 'A request', opening: 'This is a request from your site’s contact page.' },
  } satisfies EnquiryContent,
};
