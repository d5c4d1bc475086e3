import { useRef, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/**
 * Whether React found this part in a prerendered page, for as long as the part lives; false while prerendering. Unlike `useHydrated` it
 * never changes: a change would hydrate at once all that is below.
 */
export function usePrerendered(): boolean {
  const isPrerendered = useRef(false);
  return useSyncExternalStore(
    unchanging,
    () => isPrerendered.current,
    // Asked for by the server, and in a browser only while it hydrates.
    () => (isPrerendered.current = typeof document !== 'undefined'),
  );
}
