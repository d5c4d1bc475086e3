import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { failureMessage: string };
  }
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const { status } = error;
  return status !== undefined && (status >= 500 || status === 408 || status === 429);
}

/** Defaults of queries; the retries are for GETs. Answers stay cached across pages. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta) console.error(meta.failureMessage, error);
    },
  }),
  defaultOptions: {
    queries: {
      // Offline a call fails at once, and is made again on reconnect.
      networkMode: 'always',
      refetchOnReconnect: (query) => hasFailed(query) && 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isTemporary(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      // Comparing long lists costs more than rendering them.
      structuralSharing: false,
      gcTime: Infinity,
    },
  },
});

/** Keyed by user (null: logged out), so that nobody sees another user's answers. */
export const userKey = (user: string | null | undefined) => ['user', user] as const;

export const hasFailed = ({ state }: Query) => state.status === 'error';
