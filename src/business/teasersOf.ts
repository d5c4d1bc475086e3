import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import type { ArticleTeaser } from '#src/sections/articles/ArticleSlides.tsx';
import { articles } from './articles.ts';

/** A teaser in the content: an article's id, or a page elsewhere. */
export type TeaserEntry =
  | { article: string }
  | (Omit<ArticleTeaser, 'date'> & { article?: undefined });

function ownTeaser(article: ArticleSummary): ArticleTeaser {
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
export function teasersOf(entries: readonly TeaserEntry[]): ArticleTeaser[] {
  return entries.map((entry) => {
    if (entry.article === undefined) return { ...entry, date: '' };
    const article = articles.find(({ id }) => id === entry.article);
    if (!article) throw new Error(`There is no article ${entry.article}`);
    return ownTeaser(article);
  });
}
