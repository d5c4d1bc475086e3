import { useRef, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this mount hydrates prerendered markup. Unlike `useHydrated` it never changes, which would hydrate everything below at once. */
export function usePrerendered(): boolean {
  const isPrerendered = useRef(false);
  return useSyncExternalStore(
    unchanging,
    () => isPrerendered.current,
    // Called by the server, and in a browser only while hydrating.
    () => (isPrerendered.current = typeof document !== 'undefined'),
  );
}
