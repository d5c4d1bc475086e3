import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * What it holds rises into place when it is first scrolled to. Only the movement is added, after the page is alive and
 * where motion is welcome: without it, before it and in print everything stands and shows.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const part = element.current;
    if (!part || !motionIsWelcome()) return;
    let gone = false;
    void import('./aosAdapter.ts').then(({ reveal }) => {
      if (!gone) reveal(part);
    });
    return () => {
      gone = true;
    };
  }, []);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

/** Not on phones, and not for those who asked for less of it. */
function motionIsWelcome(): boolean {
  return window.matchMedia(
    '(prefers-reduced-motion: no-preference) and (min-width: 768px) and (hover: hover)',
  ).matches;
}
