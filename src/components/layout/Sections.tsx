import { Children, Suspense, type ReactNode } from 'react';
import { usePrerendered } from '#src/platform/hydration/usePrerendered.ts';

/** For a home page's many sections: a Suspense boundary each, so that React hydrates the pressed one first. A navigation waits for all. */
export function Sections({ children }: { children: ReactNode }) {
  const isPrerendered = usePrerendered();
  if (!isPrerendered && typeof document !== 'undefined') return children;
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
