import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

/** The address for which a page's loader fetches. `search` with its question mark, '' for none. */
export interface PageAddress {
  pathname: string;
  search: string;
  params: Params;
}

export interface ShownPageState {
  /** The handle of its route. */
  handle?: unknown;
  /** The answer of the page's loader. */
  data?: unknown;
  /** Why the page, its layout or its data could not be fetched. */
  error?: unknown;
  /** Another page was asked for, and is not there yet. */
  isLeaving: boolean;
  /** The address was reached by opening or reloading the document, by Back or Forward. */
  isReturn: boolean;
}

export const ShownPage = createContext<ShownPageState>({ isLeaving: false, isReturn: true });

/** The answer of the page's loader. Throws its error. */
export function useLoaded<Loader extends (address: PageAddress) => Promise<unknown>>() {
  const { data, error } = use(ShownPage);
  if (error !== undefined) throw error;
  return data as Awaited<ReturnType<Loader>>;
}
