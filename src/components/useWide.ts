import { useSyncExternalStore } from 'react';

/** From here on there is room for two things beside each other (src/styles/widths.css). */
const wide = '(width >= 1101px)';

/** Whether the screen is a desk's. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
