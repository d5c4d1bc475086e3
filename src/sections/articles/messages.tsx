import type { ReactNode } from 'react';

export const previousArticle = 'Previous article';

export const nextArticle = 'Next article';

/** Read out after a link. */
export const onAnotherSite = (title: string) => `: ${title} (another site, opens in a new tab)`;

/** A link; `title` is in the article's language. */
export const readArticle = (title: ReactNode) => <>Read: {title}</>;
