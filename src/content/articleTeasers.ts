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

/** The teasers of a page, of articles and of pages elsewhere. */
export function articleTeasers(entries: readonly TeaserWords[]): BlogTeaser[] {
  return entries.map(({ article, focus, ...elsewhere }) =>
    article
      ? teaserOf(
          articleSummaries.find(({ id }) => id === article)!,
          focus,
        )
      : // The schema sees to it that a page elsewhere says all of itself.
        ({ ...elsewhere, date: '' } as BlogTeaser),
  );
}
