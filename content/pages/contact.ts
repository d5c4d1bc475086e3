import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import reception from '#content/pictures/places/reception.svg';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { MessageContent } from '#src/features/enquiry/enquiryContent.ts';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /contact */

export const head = {
  title: 'Contact and hours',
  description: `Call ${brand.name} on ${brand.phone.display}, ${hoursInWords.phone}. Addresses, hours and emergency care.`,
} satisfies PageMetaText;

export const heading = 'Call or write to us';

export const picture = {
  src: reception,
  width: 960,
  height: 720,
  alt: 'A receptionist talks to an owner with a cat in a carrier',
} satisfies Picture;

export const facts = [
  { label: 'Phone support', value: hoursInWords.phone },
  { label: 'Emergency care', value: `${hoursInWords.emergency}, in the hospitals` },
];

export const emailLabel = 'E-mail';

export const addresses = {
  heading: 'Four of our clinics',
  bookOrCall: (area: string) => `Book or call ${area}`,
  all: `See all ${clinics.length} clinics`,
};

export const formHeading = 'Write to us';

export const form = {
  label: 'Send a request',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    { name: 'subject', label: 'Subject' },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
    { name: 'comments', label: 'Comments', kind: 'textarea', wide: true },
    { name: 'word', label: 'Type the word you see', kind: 'word', word: brand.captchaWord },
  ],
  submitLabel: 'Send Request',
  mail: { subject: 'A request', opening: 'This is a request from your site’s contact page.' },
} satisfies MessageContent;
