import { articles } from '#src/pages/shared/articles/articles.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import * as messages from './messages.ts';

export interface ArticleFilter {
  category: string;
  tag: string;
}

/** The query of a /blog address: a search, or a category and tag. */
export type BlogQuery = { kind: 'search'; search: string } | ({ kind: 'articles' } & ArticleFilter);

/** Reads the query of a /blog address; null without one. A search ignores category and tag. */
export function queryOf(params: URLSearchParams): BlogQuery | null {
  const [search, category, tag] = ['search', 'category', 'tag'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string];
  if (search) return { kind: 'search', search };
  return category || tag ? { kind: 'articles', category, tag } : null;
}

/** The articles of a category and with a tag, whatever their case; newest first. */
export function filterArticles({ category, tag }: ArticleFilter): ArticleSummary[] {
  return articles.filter(
    (article) =>
      (!category || isSameText(article.category, category)) &&
      (!tag || article.tags.some((other) => isSameText(other, tag))),
  );
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** '3 articles in Seasons, tagged “paws”'; 'Nothing found in Parrots'. */
export function articlesHeading(filter: ArticleFilter, found: readonly ArticleSummary[]): string {
  // The site's spelling of the category, whatever its case in the address.
  const category = filter.category && (found[0]?.category ?? filter.category);
  const count = found.length;
  const { tag } = filter;
  if (category && tag)
    return count > 0
      ? messages.articlesInTagged(count, category, tag)
      : messages.nothingInTagged(category, tag);
  if (tag) return count > 0 ? messages.articlesTagged(count, tag) : messages.nothingTagged(tag);
  return count > 0 ? messages.articlesIn(count, category) : messages.nothingIn(category);
}
