import { appointmentTypes } from '#src/content/appointmentTypes.ts';
import type { EnquiryContent, EnquiryFormField } from '#src/domain/contentTypes.ts';
import cat from '#content/pictures/scenes/cat-holding.svg';
import dog from '#content/pictures/scenes/spitz-bare.svg';

/** The fields are fixed (docs/product.md, section 2). */
const fields: EnquiryFormField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', wide: true },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone Number', kind: 'tel', autoComplete: 'tel' },
  {
    name: 'service',
    label: 'Service',
    kind: 'select',
    placeholder: 'Select Service',
    options: appointmentTypes,
  },
  { name: 'date', label: 'Date', hint: 'day and month' },
];

/** The texts and pictures of /appointments. */
export const appointmentsPage = {
  title: 'Make an appointment',
  description: 'Five short answers, or a call: how to make an appointment for your dog or cat.',
  heading: 'Make an appointment',
  lead: 'Five short answers to begin with, or straight to the booking form.',
  bookLabel: 'Open the booking form',
  picture: { src: cat, width: 340, height: 300, alt: 'A grey cat looks over the clipboard' },
  waiting: { src: dog, width: 400, height: 460, alt: '' },
  form: {
    label: 'Make an appointment',
    fields,
    submitLabel: 'Make an appointment',
  } satisfies EnquiryContent,
};
