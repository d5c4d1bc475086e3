import type { PostQuery, PostSummary } from '#src/domain/posts.ts';

/** What an address of /blog asks for; null where it asks for nothing. */
export function queryOf(params: URLSearchParams): PostQuery | null {
  const [search, category, tag] = ['search', 'category', 'tag'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string];
  return search || category || tag ? { search, category, tag } : null;
}

/** 'with “tick”, in Seasons, tagged paws': whatever of it was asked for. */
function askedFor({ search, category, tag }: PostQuery): string {
  return [search && `for “${search}”`, category && `in ${category}`, tag && `tagged “${tag}”`]
    .filter(Boolean)
    .join(', ');
}

/** '3 articles for “tick”'. */
export function foundHeading({
  query,
  posts,
}: {
  query: PostQuery;
  posts: readonly PostSummary[];
}): string {
  // The category as it is spelled on the site, however it was typed into the address.
  const asked = { ...query, category: query.category && (posts[0]?.category ?? query.category) };
  return `${posts.length} ${posts.length === 1 ? 'article' : 'articles'} ${askedFor(asked)}`;
}

/** 'Nothing found for “parrot”'. */
export function nothingHeading({ query }: { query: PostQuery }): string {
  return `Nothing found ${askedFor(query)}`;
}
