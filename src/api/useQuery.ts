import { useSyncExternalStore } from 'react';
import { initialState, type Query, type QueryState } from './Query.ts';

/** What is known of a query; it is asked for while a part of the page looks at it. */
export function useQuery<T>({ subscribe, state }: Query<T>): QueryState<T> {
  // A part may be hydrated when another one has the answer already: its first render must match the prerendered page.
  return useSyncExternalStore(subscribe, state, () => initialState);
}
