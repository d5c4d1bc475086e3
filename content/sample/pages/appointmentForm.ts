import { appointmentTypes } from '#src/content/appointmentTypes.ts';
import type { EnquiryContent, EnquiryFormField } from '#src/domain/contentTypes.ts';

/** The fields are fixed (docs/product.md, section 2). */
const fields: EnquiryFormField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  {
    name: 'service',
    label: 'Service',
    kind: 'select',
    placeholder: 'Select Service',
    options: appointmentTypes,
  },
  { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
  { name: 'date', label: 'Date', kind: 'date', wide: true },
];

/** The form of an article's page. */
export const appointmentForm: EnquiryContent = {
  label: 'Make an appointment',
  fields,
  submitLabel: 'Make an appointment',
};
