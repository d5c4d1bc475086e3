import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    /** `failureMessage` is logged together with the error when the call fails. */
    queryMeta: { failureMessage: string };
  }
}

/** Whether another try could help: the connection broke, or the server has a temporary problem. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const { status } = error;
  return status !== undefined && (status >= 500 || status === 408 || status === 429);
}

/**
 * The answers of all calls that read. The defaults suit a GET; a POST sets `retry: false`. An answer is kept while other
 * pages are shown.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta) console.error(meta.failureMessage, error);
    },
  }),
  defaultOptions: {
    queries: {
      // Offline, a call fails at once, and the page says so. `QueryProvider` makes it again.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isTemporary(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      // Comparing long lists in depth takes longer than rendering them.
      structuralSharing: false,
      gcTime: Infinity,
    },
  },
});

/** The key of an answer that `user` may see (null: nobody is logged in), so that nobody is shown another user's answer. */
export const userKey = (user: string | null | undefined) => ['user', user] as const;

export const hasFailed = ({ state }: Query) => state.status === 'error';
