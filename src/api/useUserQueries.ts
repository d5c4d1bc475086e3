import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasFailed, queryClient, userKey } from './queryClient.ts';
import { useIdToken, useSessionUser } from './session.ts';

/** Keeps the answers that a user may see to the session, in this tab and in others. */
export function useUserQueries() {
  const user = useSessionUser();
  const token = useIdToken();
  // After a log out, or another user's login.
  useEffect(() => {
    const isOfOther = ({ queryKey: [kind, of] }: Query) =>
      kind === userKey(user)[0] && Boolean(of) && of !== user;
    queryClient.removeQueries({ predicate: isOfOther });
  }, [user]);
  // A new token may help where the former one failed.
  useEffect(() => {
    if (!user) return;
    void queryClient.refetchQueries({
      queryKey: userKey(user),
      type: 'active',
      predicate: hasFailed,
    });
  }, [user, token]);
}
