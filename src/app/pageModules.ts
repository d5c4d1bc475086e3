export interface PageModule {
  Component: () => React.ReactNode;
  /** Fetches what the page needs before it shows, by its address. */
  loader?: import('react-router-dom').LoaderFunction;
}

/** The modules of pages by their files. Each is a chunk of its own. */
export type PageModules = Record<string, () => Promise<PageModule>>;

export const pages: PageModules = import.meta.glob<PageModule>([
  '/src/pages/*/*Page.tsx',
  '!/src/pages/gallery/*',
]);
