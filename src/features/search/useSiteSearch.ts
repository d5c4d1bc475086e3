import { useEffect, useState } from 'react';
import type { SearchResult } from '#src/domain/siteSearch.ts';

interface SiteSearch {
  /** The hits; null while nothing is typed and while the search is loading. */
  result: SearchResult | null;
  /** The search could not be fetched. */
  failed: boolean;
}

/** Fetches the search: a function from what was typed to what was found. */
export type LoadSearch = () => Promise<(query: string) => SearchResult>;

/** Searches the site as one types. */
export function useSiteSearch(query: string, load: LoadSearch): SiteSearch {
  const [search, setSearch] = useState<((query: string) => SearchResult) | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    load()
      .then((loaded) => {
        if (!gone) setSearch(() => loaded);
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [load]);

  // A single letter matches too many words.
  return { result: search && query.trim().length > 1 ? search(query) : null, failed };
}
