import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import type { BlogTeaser } from '#src/sections/articles/ArticleSlides.tsx';
import { articles } from './articles.ts';

/** A teaser in the content: an article's id, or a page elsewhere. */
export type TeaserEntry =
  | { article: string }
  | (Omit<BlogTeaser, 'date'> & { article?: undefined });

function ownTeaser(article: ArticleSummary): BlogTeaser {
  return {
    title: article.title,
    subtitle: article.subtitle,
    author: article.author.name,
    authorPicture: article.author.picture,
    thumbnail: article.picture,
    linkText: article.shortTitle,
    href: paths.article(article.id),
    category: article.category,
    date: article.date,
  };
}

/** Resolves the teasers. Throws for an unknown article. */
export function teasersOf(entries: readonly TeaserEntry[]): BlogTeaser[] {
  return entries.map((entry) => {
    if (entry.article === undefined) return { ...entry, date: '' };
    const article = articles.find(({ id }) => id === entry.article);
    if (!article) throw new Error(`There is no article ${entry.article}`);
    return ownTeaser(article);
  });
}
