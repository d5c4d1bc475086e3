import waiting from '#content/pictures/scenes/waitcat.svg';

/** The texts of /blog besides its articles. */
export const blogPage = {
  title: 'Advice from our vets',
  description:
    'Short articles by our vets on teeth, ticks, carriers, heat and the things owners ask most, for dogs and cats.',
  heading: 'Advice from our vets',
  searchLabel: 'Search this site',
  searchExample: 'Ticks, carriers, teeth',
  categoriesLabel: 'Categories',
  allCategories: 'All',
  indexHeading: 'More, by date',
  allArticles: 'Back to all articles',
  noResults: {
    text: 'Our pages don’t cover it yet, or use another word for it. Try a shorter word, or ask a person: they know more than our search does.',
    picture: {
      src: waiting,
      width: 480,
      height: 360,
      alt: '',
      moving: () => import('#content/pictures/scenes/waitcat.svg?moving'),
    },
  },
} as const;
