import waitcat from '#content/pictures/scenes/waitcat.svg';
import type { PageMetaText } from '#src/pages/shared/PageMeta.tsx';

/* /blog */

export const head = {
  title: 'Advice from our vets',
  description:
    'Short articles by our vets on teeth, ticks, carriers, heat and the things owners ask most, for dogs and cats.',
} satisfies PageMetaText;

export const heading = 'Advice from our vets';

/** The search field, here and beside each article. */
export const search = {
  label: 'Search this site',
  example: 'Ticks, carriers, teeth',
  button: 'Search',
  needsScript: 'Searching needs JavaScript. Every article is listed on the blog.',
};

export const categoriesLabel = 'Categories';

export const allCategories = 'All';

const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`);

export const articlesIn = (count: number, category: string) => `${articles(count)} in ${category}`;

export const articlesTagged = (count: number, tag: string) => `${articles(count)} tagged “${tag}”`;

export const articlesInTagged = (count: number, category: string, tag: string) =>
  `${articles(count)} in ${category}, tagged “${tag}”`;

export const nothingIn = (category: string) => `Nothing found in ${category}`;

export const nothingTagged = (tag: string) => `Nothing found tagged “${tag}”`;

export const nothingInTagged = (category: string, tag: string) =>
  `Nothing found in ${category}, tagged “${tag}”`;

export const byAuthor = (author: string) => `By ${author}`;

export const indexHeading = 'More, by date';

export const allArticles = 'Back to all articles';

/** Below the hits of a search, before a link that calls. */
export const cannotFindIt = 'Can’t find it?';

export const noResults = {
  text: 'Our pages don’t cover it yet, or use another word for it. Try a shorter word, or ask a person: they know more than our search does.',
  picture: { src: waitcat, width: 480, height: 360, alt: '' },
  emergency: 'In an emergency',
};
