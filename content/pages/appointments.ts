import spitzBare from '#content/pictures/figures/spitz-bare.svg';
import catHolding from '#content/pictures/scenes/cat-holding.svg';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { EnquiryContent } from '#src/features/enquiry/enquiryContent.ts';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /appointments */

export const head = {
  title: 'Make an appointment',
  description: 'Five short answers, or a call: how to make an appointment for your dog or cat.',
} satisfies PageMetaText;

export const heading = 'Make an appointment';

export const lead = 'Five short answers to begin with, or straight to the booking form.';

export const bookLabel = 'Open the booking form';

export const picture = {
  src: catHolding,
  width: 340,
  height: 300,
  alt: 'A grey cat looks over the clipboard',
} satisfies Picture;

export const waiting = { src: spitzBare, width: 400, height: 460, alt: '' } satisfies Picture;

export const form = {
  label: 'Make an appointment',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', wide: true },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'Phone Number', kind: 'tel', autoComplete: 'tel' },
    { name: 'service', label: 'Service', kind: 'select', placeholder: 'Select Service' },
    { name: 'date', label: 'Date', hint: 'day/month/year' },
  ],
  submitLabel: 'Make an appointment',
} satisfies EnquiryContent;
