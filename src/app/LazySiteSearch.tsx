import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import { loadChunk } from '#src/components/chunkErrors.ts';
import type { SiteSearch } from './SiteSearch.tsx';

type SiteSearchProps = ComponentProps<typeof SiteSearch>;

let Loaded: ComponentType<SiteSearchProps> | undefined;

/** Fetches the search, ahead of its use or for it. */
export async function fetchSiteSearch() {
  const module = await loadChunk(() => import('./SiteSearch.tsx'));
  Loaded = module.SiteSearch;
  return { default: module.SiteSearch };
}

const Pending = lazy(fetchSiteSearch);

/** The search, fetched when its box opens, if not before. */
export function LazySiteSearch(props: SiteSearchProps) {
  // Of what suspends React shows nothing for 0.3 s, even where its chunk is there.
  const [Search] = useState(() => Loaded ?? Pending);
  return (
    <Suspense>
      <Search {...props} />
    </Suspense>
  );
}
