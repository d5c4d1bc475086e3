import { idle } from '#src/components/idle.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { LazySiteSearch } from './LazySiteSearch.tsx';

/**
 * Fetches the search with its entries before its box is opened: on a slow line the press on its button would otherwise
 * wait for three round trips.
 */
export async function prefetchSearch(): Promise<void> {
  // The first input may be a press on something else, which is answered first.
  await idle(3000);
  await Promise.all([LazySiteSearch.fetch(), loadSiteSearch()]);
}
