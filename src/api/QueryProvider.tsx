import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { hasFailed, queryClient } from './queryClient.ts';

const isMissing = ({ state }: Query) => state.data === undefined;

/** Also retries pending calls: their connection may be dead, and `refetchOnReconnect` waits for them. */
function onReconnect() {
  void queryClient.resetQueries({ type: 'active', predicate: isMissing });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

export function QueryProvider({ children }: { children?: ReactNode }) {
  useEffect(() => {
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
