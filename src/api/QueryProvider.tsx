import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryClient, userKey } from './queryClient.ts';
import { useIdToken, useSessionUser } from './session.ts';

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
      predicate: ({ state }) => state.status === 'error',
    });
  }, [user, token]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
