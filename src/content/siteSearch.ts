import type { SearchResult } from '#src/domain/siteSearch.ts';

type Search = (query: string) => SearchResult;

let loading: Promise<Search> | undefined;

/**
 * Loads the site's search: the search code and its entries. They are fetched once, at the first call; after a failure the
 * next call tries again.
 */
export function loadSiteSearch(): Promise<Search> {
  loading ??= build().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function build(): Promise<Search> {
  const [{ createSearch }, { loadSearchEntries }] = await Promise.all([
    import('#src/domain/siteSearch.ts'),
    import('./searchEntries.ts'),
  ]);
  return createSearch(await loadSearchEntries());
}
