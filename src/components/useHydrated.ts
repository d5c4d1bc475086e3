import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * Whether this part of the page answers to its controls: false in prerendered markup, until it is hydrated. A control
 * that needs its script is disabled until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
