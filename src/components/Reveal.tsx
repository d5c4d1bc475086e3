import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * Animates its children into place when they are first scrolled into view. The animation is added after hydration and
 * only where motion is allowed: without a script, before hydration and in print the content is visible as it is.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (!box || !isMotionAllowed()) return;
    let unmounted = false;
    void import('./aosAdapter.ts').then(({ reveal }) => {
      if (!unmounted) reveal(box);
    });
    return () => {
      unmounted = true;
    };
  }, []);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

/** False on phones and for people who prefer reduced motion. */
function isMotionAllowed(): boolean {
  return window.matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 768px) and (hover: hover)',
  ).matches;
}
