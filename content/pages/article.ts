import lost from '#content/pictures/scenes/lost.svg';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { EnquiryContent } from '#src/features/enquiry/enquiryContent.ts';

/* /blog/{id} */

export const recentHeading = 'Recent articles';

export const categoriesHeading = 'Categories';

export const tagsHeading = 'Tags';

export const formTitle = 'Ask us about your pet';

/** The page for an unknown id. */
export const unknown = {
  title: 'This article isn’t here',
  text: 'The address may have been mistyped, or the article taken down. Here is every one we have.',
  picture: { src: lost, width: 640, height: 520, alt: '' },
} satisfies { title: string; text: string; picture: Picture };

export const form = {
  label: 'Make an appointment',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
    { name: 'service', label: 'Service', kind: 'select', placeholder: 'Select Service' },
    { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
    { name: 'date', label: 'Date', kind: 'date', wide: true },
  ],
  submitLabel: 'Make an appointment',
} satisfies EnquiryContent;
