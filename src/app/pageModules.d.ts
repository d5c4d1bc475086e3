/** The pages of src/pages/ (scripts/content/siteModules.ts). */
declare module 'virtual:pages' {
  interface PageModule {
    Component: () => React.ReactNode;
    /** Fetches what the page needs before it shows, by its address. */
    loader?: import('react-router-dom').LoaderFunction;
  }

  /** By file: '/src/pages/home/HomePage.tsx'. Each is a chunk of its own. */
  export const pages: Record<string, () => Promise<PageModule>>;
}
