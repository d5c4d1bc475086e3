import type { ArticleFilter, ArticleSummary } from '#src/domain/articles.ts';

/** What an address of /blog asks for: a search, or some of the articles. */
export type BlogQuery = { kind: 'search'; search: string } | ({ kind: 'articles' } & ArticleFilter);

/** Reads an address's query; null where it asks for nothing. A search goes through everything, whatever else is asked for. */
export function queryOf(params: URLSearchParams): BlogQuery | null {
  const [search, category, tag] = ['search', 'category', 'tag'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string];
  if (search) return { kind: 'search', search };
  return category || tag ? { kind: 'articles', category, tag } : null;
}

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** '3 articles in Seasons, tagged “paws”'; 'Nothing found in Parrots'. */
export function articlesHeading(
  filter: ArticleFilter,
  articles: readonly ArticleSummary[],
): string {
  // The category as it is spelled on the site, however it was typed into the address.
  const category = filter.category && (articles[0]?.category ?? filter.category);
  const asked = [category && `in ${category}`, filter.tag && `tagged “${filter.tag}”`];
  const found = articles.length > 0 ? count(articles.length, 'article') : 'Nothing found';
  return `${found} ${asked.filter(Boolean).join(', ')}`;
}
