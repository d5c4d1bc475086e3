import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

export interface PageAddress {
  pathname: string;
  search: string;
  params: Params;
}

/** The colour of a page's header and head. Mint: people; sky: time; page: reading. */
export type HeadTone = 'mint' | 'sky' | 'page';

/** A page's options in the route table. */
export interface PageOptions {
  /** Default: mint. */
  headTone?: HeadTone;
  topBar?: 'plain' | 'cs_type_1';
  /** Its prerendered markup is discarded when the address has a query. */
  readsQuery?: boolean;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}

export interface ShownPageState {
  /** The route's handle. */
  handle?: PageOptions;
  data?: unknown;
  error?: unknown;
  isLeaving: boolean;
  /** Reached by opening or reloading the document, Back or Forward. */
  isReturn: boolean;
}

export const ShownPage = createContext<ShownPageState>({ isLeaving: false, isReturn: true });

export function useHeadTone(): HeadTone {
  return use(ShownPage).handle?.headTone ?? 'mint';
}

export function useLoaded<Loader extends (address: PageAddress) => Promise<unknown>>() {
  const { data, error } = use(ShownPage);
  if (error !== undefined) throw error;
  return data as Awaited<ReturnType<Loader>>;
}
