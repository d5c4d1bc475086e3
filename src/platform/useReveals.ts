import { useEffect } from 'react';

/**
 * Lets the parts of the page at `pathname` that have `data-reveal` rise into place when they are first scrolled into view, where motion is
 * allowed. Without a script, before hydration and in print they stand where they are.
 */
export function useReveals(pathname: string) {
  useEffect(() => {
    if (isMotionAllowed()) void import('./aosAdapter.ts').then(({ revealParts }) => revealParts());
  }, [pathname]);
}

/** False on phones and for people who prefer reduced motion. */
function isMotionAllowed(): boolean {
  return window.matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 768px) and (hover: hover)',
  ).matches;
}
