import type { PageAddress } from '#src/platform/shownPage.ts';

export interface PageModule {
  Component: () => React.ReactNode;
  /** Fetches what the page needs before it shows, by its address. The page reads it by `useLoaded`. */
  loader?: (address: PageAddress) => Promise<unknown>;
}

/** A module that is a chunk of its own, once it has been fetched. */
export interface Chunk {
  module?: PageModule;
  load: () => Promise<void>;
}

/** The modules of pages by their files. */
export type PageModules = Record<string, () => Promise<PageModule>>;

export const pages: PageModules = import.meta.glob<PageModule>([
  '/src/pages/*/*Page.tsx',
  '!/src/pages/gallery/*',
]);
