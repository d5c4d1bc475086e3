import { sampleNote } from '#src/config/sampleNote.ts';
import lost from '#content/pictures/scenes/lost.svg';
import { appointmentForm } from '#content/pages/appointmentForm.ts';

/** The texts of /blog/{id} besides the article. */
export const articlePage = {
  commentsNote: sampleNote('Sample comments, to show where real ones would go.'),
  recentHeading: 'Recent articles',
  categoriesHeading: 'Categories',
  tagsHeading: 'Tags',
  /** Above the form, where the article says nothing else. */
  formTitle: 'Ask us about your pet',
  form: {
    ...appointmentForm,
    lead: 'Begin here, and the booking form asks for the rest. Or call us.',
  },
  /** Shown where no article has the id. */
  unknown: {
    title: 'This article isn’t here',
    text: 'The address may have been mistyped, or the article taken down. Here is every one we have.',
    picture: { src: lost, width: 640, height: 520, alt: '' },
  },
} as const;
