import { useSyncExternalStore } from 'react';
import { initialState, type Query, type QueryState } from './Query.ts';

/** A query's state. The call is made when the first component uses it, and cancelled when the last one is unmounted. */
export function useQuery<T>({ subscribe, state }: Query<T>): QueryState<T> {
  // A part may be hydrated when another one has the answer already: its first render must match the prerendered page.
  return useSyncExternalStore(subscribe, state, () => initialState);
}
