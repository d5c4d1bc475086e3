import type { Chunk } from './pageModules.ts';

export interface RouteHandle {
  module: string;
  chunk: Chunk;
  headerTone?: 'mint' | 'sky' | 'page';
  topBar?: 'plain' | 'cs_type_1';
  /** Its prerendered markup is discarded when the address has a query. */
  readsQuery?: boolean;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}
