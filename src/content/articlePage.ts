import type { DemoFormField } from '#src/domain/contentTypes.ts';
import lost from '#src/assets/pictures/scenes/lost.svg';

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

/** The texts of /blog/{id} besides the article. */
export const articlePage = {
  recentHeading: 'Recent articles',
  categoriesHeading: 'Categories',
  tagsHeading: 'Tags',
  form: {
    label: 'Make an appointment',
    lead: 'Ask about it here. To get a time today, use the booking form or call.',
    fields,
    submitLabel: 'Make an appointment',
  },
  /** Shown where no article has the id. */
  unknown: {
    title: 'This article isn’t here',
    text: 'The address may have been mistyped, or the article taken down. Here is every one we have.',
    picture: { src: lost, width: 640, height: 520, alt: '' },
  },
} as const;
