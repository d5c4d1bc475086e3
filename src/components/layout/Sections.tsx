import { Children, Suspense, type ReactNode } from 'react';
import { usePrerendered } from '#src/platform/hydration/usePrerendered.ts';

/**
 * The sections of a page, one below the other. React hydrates each by itself, between what the visitor does, and at once the one
 * that is pressed, which then gets the press. A page that a link leads to comes whole: until then the one before it stays.
 */
export function Sections({ children }: { children: ReactNode }) {
  const isPrerendered = usePrerendered();
  if (!isPrerendered && typeof document !== 'undefined') return children;
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
