import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdToken, useSessionUser } from './loginTokens.ts';
import { hasFailed, queryClient, userKey } from './queryClient.ts';

/** Drops answers of other users, and retries failed ones with a new token. */
export function useUserQueries() {
  const user = useSessionUser();
  const token = useIdToken();
  useEffect(() => {
    const isAnotherUsers = ({ queryKey: [kind, of] }: Query) =>
      kind === userKey(user)[0] && Boolean(of) && of !== user;
    queryClient.removeQueries({ predicate: isAnotherUsers });
  }, [user]);
  useEffect(() => {
    if (!user) return;
    void queryClient.refetchQueries({
      queryKey: userKey(user),
      type: 'active',
      predicate: hasFailed,
    });
  }, [user, token]);
}
