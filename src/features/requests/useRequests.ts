import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accessProblemOf } from '#src/api/accessProblem.ts';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { useIdToken, useSessionUser } from '#src/api/loginTokens.ts';
import { userKey } from '#src/api/queryClient.ts';
import { emptyRequestList, RequestList } from './requestList.ts';

const silentCallMs = 5 * 60_000;

export type RequestsResult = ReturnType<typeof useRequests>;

/**
 * The user's appointment requests: one call when the list opens, silent ones on return to the page and every five minutes while
 * it is visible. Keyed by user, so that a renewed token keeps them. No retries, because it is a POST.
 */
export function useRequests() {
  const user = useSessionUser();
  const token = useIdToken() ?? null;
  const query = useQuery({
    queryKey: [...userKey(user), 'appointment requests'],
    queryFn: async ({ signal }) => new RequestList(await fetchAppointmentRequests(signal)),
    enabled: user !== undefined,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // A refused login would be refused again.
    refetchInterval: ({ state }) => user !== null && !state.error?.unauthorized && silentCallMs,
    retry: false,
    meta: { failureMessage: 'The appointment requests could not be loaded.' },
  });
  const { status, error, isFetching, dataUpdatedAt } = query;
  const list = query.data ?? emptyRequestList;
  const [isAsked, setIsAsked] = useState(false);

  function refresh() {
    setIsAsked(true);
    // Joins a call under way.
    void query.refetch({ cancelRefetch: false }).finally(() => setIsAsked(false));
  }

  return {
    /** Stale ones stay after a failure; empty before the first answer. */
    list,
    status,
    error,
    /** Undefined if logging in would not help. */
    accessProblem: status === 'success' ? undefined : accessProblemOf(error, token),
    /** In ms since 1970; 0 before the first answer. */
    loadedAt: dataUpdatedAt,
    /** True for the first call and `Refresh`, not for silent calls. */
    isLoading: isFetching && (isAsked || dataUpdatedAt === 0),
    refresh,
    newIds: useNewIds(list),
  };
}

const none: ReadonlySet<string> = new Set();

/** The ids that the last call added, until the next press or key. */
function useNewIds(list: RequestList): ReadonlySet<string> {
  const [last, setLast] = useState({ list, ids: none });
  const { ids } = last;

  if (list !== last.list) {
    const known = new Set(last.list.all.map(({ id }) => id));
    const isFirst = last.list === emptyRequestList;
    const added = isFirst ? [] : list.all.filter(({ id }) => !known.has(id));
    setLast({ list, ids: new Set(added.map(({ id }) => id)) });
  }

  useEffect(() => {
    if (ids.size === 0) return undefined;
    const forget = () => setLast(({ list: loaded }) => ({ list: loaded, ids: none }));
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, forget);
    return () => {
      for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, forget);
    };
  }, [ids]);

  return ids;
}
