import type { PageOptions } from '#src/components/layout/pageOptions.ts';
import type { PageAddress } from '#src/platform/shownPage.ts';

/** The name of a page's or a layout's file and of the component that it exports. */
export type ModuleName = `${string}Page` | `${string}Layout`;

export interface PageModule {
  [name: ModuleName]: () => React.ReactNode;
  /** Awaited before the page shows; the page reads the result by `useLoaded`. */
  loader?: (address: PageAddress) => Promise<unknown>;
}

export interface Chunk {
  module?: PageModule;
  load: () => Promise<void>;
}

export type PageModules = Record<string, () => Promise<PageModule>>;

export const modules: PageModules = {
  ...import.meta.glob<PageModule>([
    '/src/app/layouts/*Layout.tsx',
    '/src/pages/*/*Page.tsx',
    '!/src/pages/gallery/*',
  ]),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('/src/pages/gallery/*Page.tsx')),
};

export interface RouteHandle extends PageOptions {
  chunk: Chunk;
}
