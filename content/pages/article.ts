import lost from '#content/pictures/scenes/lost.svg';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { EnquiryContent } from '#src/features/enquiry/enquiryContent.ts';

/* /blog/{id} */

export const minutesToRead = (count: number) =>
  count === 1 ? ', 1 minute to read' : `, ${count} minutes to read`;

export const comments = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);

export const asideLabel = 'More from the blog';

export const recentHeading = 'Recent articles';

export const categoriesHeading = 'Categories';

/** For screen readers, after a category's number. */
export const articles = (count: number) => (count === 1 ? 'article' : 'articles');

export const tagsHeading = 'Tags';

export const formTitle = 'Ask us about your pet';

/** The page for an unknown id. */
export const unknown = {
  crumb: 'Not found',
  title: 'This article isn’t here',
  text: 'The address may have been mistyped, or the article taken down. Here is every one we have.',
  picture: { src: lost, width: 640, height: 520, alt: '' } satisfies Picture,
  everyArticle: 'Every article',
};

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
