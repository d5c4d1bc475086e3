import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: {
      /** Logged with the error when a query has failed for good. */
      failureMessage?: string;
    };
  }
}

/** Whether asking again could help: the line broke, or the server said it is unwell. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const { status } = error;
  return status !== undefined && (status >= 500 || status === 408 || status === 429);
}

/** Milliseconds to wait after the nth failure (from 0): half a second, then a second. */
function backoffMs(failures: number): number {
  return 500 * 2 ** failures;
}

/**
 * The cache of everything that is read. Hooks pass it to `useQuery` themselves, so that no provider has to be in the
 * first load of the landing page.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const message = query.meta?.failureMessage;
      if (message) console.error(message, error);
    },
  }),
  defaultOptions: {
    queries: {
      // Twice. Queries that POST switch this off.
      retry: (failures, error) => failures < 2 && mayPass(error),
      retryDelay: backoffMs,
      // Offline is a failure that is shown, not a wait without end; the list is read again once back online.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
  },
});
