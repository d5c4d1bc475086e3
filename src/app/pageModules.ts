import type { HeadTone, PageAddress } from '#src/platform/shownPage.ts';

export interface PageModule {
  Component: () => React.ReactNode;
  /** Awaited before the page shows; the page reads the result by `useLoaded`. */
  loader?: (address: PageAddress) => Promise<unknown>;
}

export interface Chunk {
  module?: PageModule;
  load: () => Promise<void>;
}

export type PageModules = Record<string, () => Promise<PageModule>>;

export const pages: PageModules = import.meta.glob<PageModule>([
  '/src/pages/*/*Page.tsx',
  '!/src/pages/gallery/*',
]);

export interface RouteHandle {
  module: string;
  chunk: Chunk;
  /** Default: mint. */
  headTone?: HeadTone;
  topBar?: 'plain' | 'cs_type_1';
  /** Its prerendered markup is discarded when the address has a query. */
  readsQuery?: boolean;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}
