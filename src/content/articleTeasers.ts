import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/domain/articles.ts';
import type { BlogTeaser } from '#src/domain/contentTypes.ts';
import { articleSummaries } from './articleSummaries.ts';
import type { landing } from '#content/pages/landing.yaml';

/** An article of the blog by its id, and the point of its picture that stays in view here; or a page elsewhere. */
type TeaserWords = (typeof landing.articleTeasers.articles)[number];

function teaserOf(article: ArticleSummary, focus = article.picture.focus): BlogTeaser {
  return {
    title: article.title,
    subtitle: article.subtitle,
    author: article.author?.name ?? '',
    authorIcon: article.author?.picture ?? '',
    thumbnail: { ...article.picture, focus },
    btnText: article.shortTitle,
    isOwn: true,
    postLink: paths.article(article.id),
    category: article.category,
    date: article.date,
  };
}

/** The teasers of a page, of articles and of pages elsewhere. The newest article that the page doesn't name stands in for a missing one. */
export function articleTeasers(entries: readonly TeaserWords[]): BlogTeaser[] {
  const named = new Set(entries.map(({ article }) => article));
  const others = articleSummaries.filter(({ id }) => !named.has(id));
  return entries.flatMap((entry) => {
    const { article, focus, ...elsewhere } = entry;
    // The schema sees to it that a page elsewhere says all of itself.
    if (!article) return [{ ...elsewhere, date: '' } as BlogTeaser];
    const found = articleSummaries.find(({ id }) => id === article);
    if (found) return [teaserOf(found, focus)];
    const instead = others.shift();
    return instead ? [teaserOf(instead)] : [];
  });
}
