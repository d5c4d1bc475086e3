import * as blogPage from '#content/pages/blog.ts';
import { articles } from '#src/business/articles.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';

export interface ArticleFilter {
  category: string;
  tag: string;
}

/** A /blog query: a search, or a category and tag. */
export type BlogQuery = { kind: 'search'; search: string } | ({ kind: 'articles' } & ArticleFilter);

/** Parses a /blog query; null without one. A search overrides category and tag. */
export function queryOf(params: URLSearchParams): BlogQuery | null {
  const [search, category, tag] = ['search', 'category', 'tag'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string];
  if (search) return { kind: 'search', search };
  return category || tag ? { kind: 'articles', category, tag } : null;
}

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
  // In the site's spelling, whatever the address's case.
  const category = filter.category && (found[0]?.category ?? filter.category);
  const count = found.length;
  const { tag } = filter;
  if (category && tag)
    return count > 0
      ? blogPage.articlesInTagged(count, category, tag)
      : blogPage.nothingInTagged(category, tag);
  if (tag) return count > 0 ? blogPage.articlesTagged(count, tag) : blogPage.nothingTagged(tag);
  return count > 0 ? blogPage.articlesIn(count, category) : blogPage.nothingIn(category);
}
