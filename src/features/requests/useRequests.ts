import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { userKey } from '#src/api/queryClient.ts';
import { freshIdToken, useSessionUser } from '#src/api/session.ts';
import { emptyRequestList, prepareRequestList, type RequestList } from './requestList.ts';

export interface RequestsResult extends Pick<
  UseQueryResult<RequestList>,
  'status' | 'error' | 'isFetching' | 'dataUpdatedAt'
> {
  /** Empty while they load and after a failure, unless an older list is still there. */
  requests: RequestList;
  /** Makes the call again. */
  refetch: () => void;
}

/**
 * The appointment requests that the logged-in user may see. They are loaded again for another user, and where they could
 * not be loaded with the former token; a renewed token leaves them. It is a POST, so there are no retries. Logs failures.
 */
export function useRequests(): RequestsResult {
  const user = useSessionUser();
  const { data, status, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: [...userKey(user), 'appointment requests'],
    queryFn: async ({ signal }) =>
      prepareRequestList(await fetchAppointmentRequests(await freshIdToken(), signal)),
    enabled: user !== undefined,
    staleTime: 60_000,
    retry: false,
    meta: { failureMessage: 'The appointment requests could not be loaded.' },
  });
  return { requests: data ?? emptyRequestList, status, error, isFetching, dataUpdatedAt, refetch };
}
