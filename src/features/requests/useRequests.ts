import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { userKey } from '#src/api/queryClient.ts';
import { freshIdToken, useIdToken, useSessionUser } from '#src/api/session.ts';
import { emptyRequestList, RequestList } from './requestList.ts';

const silentCallMs = 5 * 60_000;

export type RequestsResult = ReturnType<typeof useRequests>;

/**
 * The appointment requests that the logged-in user may see: one call when the list opens, then silent ones when the page is looked at
 * again and every five minutes while it is. Another user's are loaded anew; a renewed token leaves them. It is a POST, so there are no
 * retries. Logs failures.
 */
export function useRequests() {
  const user = useSessionUser();
  const token = useIdToken() ?? null;
  const query = useQuery({
    queryKey: [...userKey(user), 'appointment requests'],
    queryFn: async ({ signal }) =>
      new RequestList(await fetchAppointmentRequests(await freshIdToken(), signal)),
    enabled: user !== undefined,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Another call with a login that was refused is refused again.
    refetchInterval: ({ state }) => user !== null && !state.error?.unauthorized && silentCallMs,
    retry: false,
    meta: { failureMessage: 'The appointment requests could not be loaded.' },
  });
  const { status, error, isFetching, dataUpdatedAt } = query;
  const requests = query.data ?? emptyRequestList;
  const [isAsked, setIsAsked] = useState(false);

  function refresh() {
    setIsAsked(true);
    // A call that is on its way goes on.
    void query.refetch({ cancelRefetch: false }).finally(() => setIsAsked(false));
  }

  return {
    /** Empty while they load and after a failure, unless an older list is still there. */
    requests,
    status,
    error,
    /** Why logging in may help; undefined for a list that has come, and where it would not. */
    loginProblem: status === 'success' ? undefined : loginProblemOf(error, token),
    /** When the requests were loaded, in ms; 0 where they were not. */
    loadedAt: dataUpdatedAt,
    /** A call that somebody waits for is on its way: the first one, or one asked for. */
    isLoading: isFetching && (isAsked || dataUpdatedAt === 0),
    refresh,
    /** The ids of the requests that the last call has brought, until the next press. */
    newIds: useNewIds(requests),
  };
}

const none: ReadonlySet<string> = new Set();

/** The ids of the requests that came with the last call and not with the one before, until the next press. */
function useNewIds(requests: RequestList): ReadonlySet<string> {
  const [last, setLast] = useState({ requests, ids: none });
  const { ids } = last;

  if (requests !== last.requests) {
    const known = new Set(last.requests.all.map(({ id }) => id));
    const isFirst = last.requests === emptyRequestList;
    const came = isFirst ? [] : requests.all.filter(({ id }) => !known.has(id));
    setLast({ requests, ids: new Set(came.map(({ id }) => id)) });
  }

  useEffect(() => {
    if (ids.size === 0) return undefined;
    const forget = () => setLast(({ requests: loaded }) => ({ requests: loaded, ids: none }));
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, forget);
    return () => {
      for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, forget);
    };
  }, [ids]);

  return ids;
}
