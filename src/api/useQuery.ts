import { useSyncExternalStore } from 'react';
import { initialState, type Query, type QueryState } from './Query.ts';

const never = () => () => undefined;
const nothing = () => initialState;

/**
 * A query's state. The call is made when the first component uses it, and cancelled when the last one is unmounted. Without a
 * query nothing is asked for yet.
 */
export function useQuery<T>(query: Query<T> | undefined): QueryState<T> {
  return useSyncExternalStore<QueryState<T>>(
    query?.subscribe ?? never,
    query?.state ?? nothing,
    // A part may be hydrated when another one has the answer already: its first render must match the prerendered page.
    nothing,
  );
}
