import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { hasFailed, queryClient } from './queryClient.ts';

const isMissing = ({ state }: Query) => state.data === undefined;

/**
 * Makes again what failed, or is under way: its connection may have broken, and no answer ever come. TanStack's own
 * `refetchOnReconnect` waits for such a call, and misses a page that was opened offline.
 */
function onReconnect() {
  void queryClient.resetQueries({ type: 'active', predicate: isMissing });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

/** Provides the query client. */
export function QueryProvider({ children }: { children?: ReactNode }) {
  useEffect(() => {
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
