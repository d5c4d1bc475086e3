import { type Query, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryClient, userKey } from './queryClient.ts';
import { useIdToken, useSessionUser } from './session.ts';

const isMissing = ({ state }: Query) => state.data === undefined;
const hasFailed = ({ state }: Query) => state.status === 'error';

/**
 * Makes again what failed, or is under way: its connection may have broken, and no answer ever come. TanStack's own
 * `refetchOnReconnect` waits for such a call, and misses a page that was opened offline.
 */
function onReconnect() {
  void queryClient.resetQueries({ type: 'active', predicate: isMissing });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

/** Provides the query client, and keeps to the session, in this tab and in others. */
export function QueryProvider({ children }: { children?: ReactNode }) {
  const user = useSessionUser();
  const token = useIdToken();
  // On log out, or another user's login.
  useEffect(
    () => () => {
      if (user) queryClient.removeQueries({ queryKey: userKey(user) });
    },
    [user],
  );
  // A new token may help where the former one failed.
  useEffect(() => {
    if (!user) return;
    void queryClient.refetchQueries({
      queryKey: userKey(user),
      type: 'active',
      predicate: hasFailed,
    });
  }, [user, token]);
  useEffect(() => {
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
