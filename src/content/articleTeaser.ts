import { paths } from '#src/config/paths.ts';
import type { BlogTeaser } from '#src/domain/contentTypes.ts';
import { articleSummaries, type ArticleId } from './articleSummaries.ts';

const byId = new Map(articleSummaries.map((article) => [article.id, article]));

/** The teaser of an article of the blog. */
export function articleTeaser(id: ArticleId): BlogTeaser {
  const article = byId.get(id);
  if (!article) throw new Error(`There is no article ${id}`);
  return {
    title: article.title,
    subtitle: article.subtitle,
    author: article.author.name,
    authorIcon: article.author.picture,
    thumbnail: article.picture,
    btnText: `Read: ${article.shortTitle}`,
    postLink: paths.article(article.id),
    category: article.category,
    date: article.date,
    focus: 'focus' in article ? article.focus : undefined,
  };
}
