import { useSyncExternalStore } from 'react';
import type { Query, QueryState } from './Query.ts';

/** What is known of a query; it is asked for while a part of the page looks at it. */
export function useQuery<T>({ subscribe, state }: Query<T>): QueryState<T> {
  return useSyncExternalStore(subscribe, state, state);
}
