import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '#src/components/chunkErrors.ts';
import type { SiteSearch } from './SiteSearch.tsx';

const Search = lazy(async () => {
  const module = await loadChunk(() => import('./SiteSearch.tsx'));
  return { default: module.SiteSearch };
});

/** The search, fetched when its box opens. */
export function LazySiteSearch(props: ComponentProps<typeof SiteSearch>) {
  return (
    <Suspense>
      <Search {...props} />
    </Suspense>
  );
}
