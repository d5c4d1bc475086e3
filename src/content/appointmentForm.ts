import type { DemoFormField } from '#src/domain/contentTypes.ts';

/** The fields are fixed (docs/product.md, section 2). */
const fields: DemoFormField[] = [
  { label: 'Name', autoComplete: 'name' },
  { label: 'Email', kind: 'email', autoComplete: 'email' },
  { label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  {
    label: 'Service',
    kind: 'select',
    placeholder: 'Select Service',
    options: ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'],
  },
  { label: 'Address', autoComplete: 'street-address', wide: true },
  { label: 'Date', kind: 'date', wide: true },
];

/** The form of an article's page. */
export const appointmentForm = { fields, submitLabel: 'Make an appointment' };
