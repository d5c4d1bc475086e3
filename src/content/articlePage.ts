import lost from '#src/assets/pictures/scenes/lost.svg';
import { appointmentForm } from './appointmentForm.ts';

/** The texts of /blog/{id} besides the article. */
export const articlePage = {
  recentHeading: 'Recent articles',
  categoriesHeading: 'Categories',
  tagsHeading: 'Tags',
  form: {
    label: 'Make an appointment',
    lead: 'Ask about it here. To get a time today, use the booking form or call.',
    ...appointmentForm,
  },
  /** Shown where no article has the id. */
  unknown: {
    title: 'This article isn’t here',
    text: 'The address may have been mistyped, or the article taken down. Here is every one we have.',
    picture: { src: lost, width: 640, height: 520, alt: '' },
  },
} as const;
