import type { ArticleFilter, ArticleSummary } from '#src/domain/articles.ts';

/** The query of a /blog address: a search, or a category and tag. */
export type BlogQuery = { kind: 'search'; search: string } | ({ kind: 'articles' } & ArticleFilter);

/**
 * Reads the query of a /blog address; null without one. A search covers the whole site and ignores category and tag.
 */
export function queryOf(params: URLSearchParams): BlogQuery | null {
  const [search, category, tag] = ['search', 'category', 'tag'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string];
  if (search) return { kind: 'search', search };
  return category || tag ? { kind: 'articles', category, tag } : null;
}

function countText(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** '3 articles in Seasons, tagged “paws”'; 'Nothing found in Parrots'. */
export function articlesHeading(
  filter: ArticleFilter,
  articles: readonly ArticleSummary[],
): string {
  // The site's spelling of the category, whatever the address has.
  const category = filter.category && (articles[0]?.category ?? filter.category);
  const conditions = [category && `in ${category}`, filter.tag && `tagged “${filter.tag}”`];
  const found = articles.length > 0 ? countText(articles.length, 'article') : 'Nothing found';
  return `${found} ${conditions.filter(Boolean).join(', ')}`;
}
