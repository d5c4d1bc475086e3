import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False in prerendered markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
