/** The last of the links above the title. */
export const notFound = 'Page not found';

/** The name of a list of links, read out. */
export const popularPages = 'Popular pages';
