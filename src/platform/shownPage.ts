import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

export interface PageAddress {
  pathname: string;
  search: string;
  params: Params;
}

export interface ShownPageState {
  /** The route's handle; `usePageOptions` reads it. */
  handle?: object;
  data?: unknown;
  error?: unknown;
  isLeaving: boolean;
  /** Reached by opening or reloading the document, Back or Forward. */
  isReturn: boolean;
}

export const ShownPage = createContext<ShownPageState>({ isLeaving: false, isReturn: true });

export function useLoaded<Loader extends (address: PageAddress) => Promise<unknown>>() {
  const { data, error } = use(ShownPage);
  if (error !== undefined) throw error;
  return data as Awaited<ReturnType<Loader>>;
}
