import type { Chunk } from './pageModules.ts';

/** What a route tells its layout and the prerender script. */
export interface RouteHandle {
  /** The page's module by its path in the project: 'src/pages/home/HomePage.tsx'. */
  module: string;
  chunk: Chunk;
  /** The header's background colour at the top of the page. Default: mint. */
  headerTone?: 'mint' | 'sky' | 'page';
  /** The bar above the header with e-mail and social links; 'cs_type_1' is the one with a decorative shape. */
  topBar?: 'plain' | 'cs_type_1';
  /** The page depends on the query: its prerendered markup is used only without one. */
  readsQuery?: boolean;
  /** Staff, visit and development pages: kept out of search engines and the sitemap. */
  noindex?: boolean;
}
