/** The last of the links above the title, where no article has the address. */
export const notFound = 'Not found';

/** The heading of a list. */
export const everyArticle = 'Every article';
