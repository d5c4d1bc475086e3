export const notFound = 'Page not found';

export const popularPages = 'Popular pages';
