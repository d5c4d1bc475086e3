import { useEffect, useState } from 'react';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import type { SearchResult } from '#src/domain/siteSearch.ts';

interface SiteSearch {
  /** What was found; null before there is something to look for, and while the search is on its way. */
  result: SearchResult | null;
  /** The search could not be fetched. */
  failed: boolean;
}

/** Looks through the site as one types. Its code and words are fetched once it is `wanted`. */
export function useSiteSearch(query: string, wanted: boolean): SiteSearch {
  const [search, setSearch] = useState<((query: string) => SearchResult) | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadSiteSearch()
      .then((loaded) => {
        if (!gone) setSearch(() => loaded);
      })
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [wanted]);

  // One letter begins too many words.
  return { result: search && query.trim().length > 1 ? search(query) : null, failed };
}
