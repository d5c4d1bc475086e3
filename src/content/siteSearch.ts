import type { SearchResult } from '#src/domain/siteSearch.ts';

type Search = (query: string) => SearchResult;

let ready: Promise<Search> | undefined;

/**
 * The site's search, with the code and the words it needs: fetched when it is first asked for, and once. After a failure
 * the next ask tries again.
 */
export function loadSiteSearch(): Promise<Search> {
  ready ??= build().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function build(): Promise<Search> {
  const [{ createSearch }, { loadSearchEntries }] = await Promise.all([
    import('#src/domain/siteSearch.ts'),
    import('./searchEntries.ts'),
  ]);
  return createSearch(await loadSearchEntries());
}
