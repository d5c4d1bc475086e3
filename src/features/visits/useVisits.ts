import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSessionUser } from '#src/api/loginTokens.ts';
import { userKey } from '#src/api/queryClient.ts';
import {
  fetchVisitsByPhone,
  fetchVisitsPage,
  type Visit,
  type VisitsPage,
} from '#src/api/visits.ts';
import { config } from '#src/config/env.ts';

export interface VisitsResult extends Pick<
  UseQueryResult<Visit[]>,
  'status' | 'error' | 'isFetching'
> {
  visits: Visit[];
  refetch: () => void;
}

export interface VisitsPageResult extends VisitsResult {
  totalPages: number;
  /** Rows of the previous page, while the next one loads. */
  isPreviousPage: boolean;
}

const noVisits: Visit[] = [];
const staleTime = 60_000;

/** Undefined while the session is being read. */
function useVisitsUser(): string | null | undefined {
  const user = useSessionUser();
  return config.visitsNeedToken ? user : null;
}

export function useVisitsPage(page: number): VisitsPageResult {
  const user = useVisitsUser();
  const { data, status, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...userKey(user), 'visits', page],
    queryFn: ({ signal }) => fetchVisitsPage(page, signal),
    enabled: user !== undefined,
    staleTime,
    placeholderData: (previous: VisitsPage | undefined, query) =>
      previous && previous.visits.length > 0 && query?.queryKey[1] === user ? previous : undefined,
  });
  return {
    visits: data?.visits ?? noVisits,
    totalPages: data?.totalPages ?? 1,
    status,
    error,
    isFetching,
    isPreviousPage: isPlaceholderData,
    refetch,
  };
}

/** No number, no call: otherwise everybody's visits would come back. */
export function useVisitsByPhone(phone: string): VisitsResult {
  const user = useVisitsUser();
  const { data, status, error, isFetching, refetch } = useQuery({
    queryKey: [...userKey(user), 'visits of', phone],
    queryFn: ({ signal }) => (phone ? fetchVisitsByPhone(phone, signal) : noVisits),
    enabled: user !== undefined,
    staleTime,
  });
  return { visits: data ?? noVisits, status, error, isFetching, refetch };
}
