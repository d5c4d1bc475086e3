import { matchRoutes } from 'react-router-dom';
import type { RouteHandle } from './pageModules.ts';
import { routes } from './routes.tsx';

export interface LoadedPage {
  pathname: string;
  /** Undefined for a page without a loader, which does not depend on the query. */
  search?: string;
  handle: RouteHandle;
  data?: unknown;
  error?: unknown;
}

/** Never rejects: the result has `error`. */
export async function loadPage({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Promise<LoadedPage> {
  const matches = matchRoutes(routes, pathname)!;
  const { params } = matches.at(-1)!;
  const handles = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? []);
  const handle = handles.at(-1)!;
  const page = { pathname, handle };
  const chunks = await Promise.allSettled(handles.map(({ chunk }) => chunk.load()));
  const failed = chunks.find((chunk) => chunk.status === 'rejected');
  if (failed) return { ...page, error: failed.reason as unknown };
  const loader = handle.chunk.module?.loader;
  if (!loader) return page;
  try {
    return { ...page, search, data: await loader({ pathname, search, params }) };
  } catch (error) {
    return { ...page, search, error };
  }
}

export function isPageAt(page: LoadedPage, address: { pathname: string; search: string }): boolean {
  const { pathname, search = address.search } = page;
  return pathname === address.pathname && search === address.search;
}
