/** On a carousel's arrow, read out. */
export const previousArticle = 'Previous article';

/** On a carousel's arrow, read out. */
export const nextArticle = 'Next article';
