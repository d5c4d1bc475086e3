import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#src/api/queryClient.ts';
import { fetchStores } from '#src/api/stores.ts';
import type { Store, StoresStatus } from '#src/domain/clinicDirectory.ts';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';

interface StoresResult {
  /** Empty while loading and after a failure (docs/product.md, section 4). */
  list: Store[];
  status: StoresStatus;
  refetch: () => void;
}

const noStores: Store[] = [];

/** The stores list, from one call shared by the page. Logs a failure once, after the retries. */
export function useStores(): StoresResult {
  const { data, isFetching, refetch } = useQuery(
    {
      queryKey: ['stores'],
      queryFn: ({ signal }) => fetchStores(signal),
      staleTime: 5 * 60_000,
      meta: { failureMessage: 'The stores list could not be loaded.' },
    },
    // Passed in every hook of the booking, because an island (lazyWhenNear) is a React root without the provider.
    queryClient,
  );
  // The first render must match the prerendered page, even after the answer.
  const isHydrated = useHydrated();
  if (!isHydrated) return { list: noStores, status: 'waiting', refetch };
  if (data && data.length > 0) return { list: data, status: 'ready', refetch };
  return { list: noStores, status: isFetching ? 'loading' : 'failed', refetch };
}
