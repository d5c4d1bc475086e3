import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this part of the page is hydrated: false in prerendered markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
