import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/domain/articles.ts';
import type { BlogTeaser, FocusPoint } from '#src/domain/contentTypes.ts';
import { articleSummaries } from './articleSummaries.ts';

/** An article of the blog by its id, and the point of its picture that stays in view here. */
interface NamedArticle {
  article: string;
  focus?: FocusPoint;
}

function teaserOf(article: ArticleSummary, focus = article.picture.focus): BlogTeaser {
  return {
    title: article.title,
    subtitle: article.subtitle,
    author: article.author?.name ?? '',
    authorIcon: article.author?.picture ?? '',
    thumbnail: { ...article.picture, focus },
    btnText: `Read: ${article.shortTitle}`,
    postLink: paths.article(article.id),
    category: article.category,
    date: article.date,
  };
}

/** The teasers of a page, of articles and of pages elsewhere. The newest article that the page doesn't name stands in for a missing one. */
export function articleTeasers(entries: readonly (NamedArticle | BlogTeaser)[]): BlogTeaser[] {
  const named = new Set(entries.map((entry) => ('article' in entry ? entry.article : '')));
  const others = articleSummaries.filter(({ id }) => !named.has(id));
  return entries.flatMap((entry) => {
    if (!('article' in entry)) return [entry];
    const found = articleSummaries.find(({ id }) => id === entry.article);
    if (found) return [teaserOf(found, entry.focus)];
    const instead = others.shift();
    return instead ? [teaserOf(instead)] : [];
  });
}
