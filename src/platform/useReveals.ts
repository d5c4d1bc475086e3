import { useEffect } from 'react';

export function useReveals(pathname: string) {
  useEffect(() => {
    if (isMotionAllowed()) void import('./aosAdapter.ts').then(({ revealParts }) => revealParts());
  }, [pathname]);
}

function isMotionAllowed(): boolean {
  return window.matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 768px) and (hover: hover)',
  ).matches;
}
