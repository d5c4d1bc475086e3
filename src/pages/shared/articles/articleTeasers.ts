import { paths } from '#src/config/paths.ts';
import type { FocusPoint } from '#src/domain/contentTypes.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import type { BlogTeaser } from '#src/sections/articles/ArticleSlides.tsx';
import { articles } from './articles.ts';

/** A teaser in content: an article by its id, perhaps with another focus of its picture, or a page of another site. */
export type TeaserEntry =
  | { article: string; focus?: FocusPoint }
  | (Omit<BlogTeaser, 'isOwn' | 'date'> & { article?: undefined });

function teaserOf(article: ArticleSummary, focus = article.picture.focus): BlogTeaser {
  return {
    title: article.title,
    subtitle: article.subtitle,
    author: article.author.name,
    authorIcon: article.author.picture,
    thumbnail: { ...article.picture, focus },
    btnText: article.shortTitle,
    isOwn: true,
    postLink: paths.article(article.id),
    category: article.category,
    date: article.date,
  };
}

/** The teasers of a page, of articles and of pages elsewhere. @throws where no article has an id. */
export function articleTeasers(entries: readonly TeaserEntry[]): BlogTeaser[] {
  return entries.map((entry) => {
    if (entry.article === undefined) return { ...entry, date: '' };
    const article = articles.find(({ id }) => id === entry.article);
    if (!article) throw new Error(`There is no article ${entry.article}`);
    return teaserOf(article, entry.focus);
  });
}
