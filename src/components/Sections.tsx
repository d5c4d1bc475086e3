import { Children, Suspense, type ReactNode, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * The sections of a page, one below the other. React hydrates each by itself, between what the visitor does, and at once the one
 * that is pressed, which then gets the press. A page that a link leads to comes whole: until then the one before it stays.
 */
export function Sections({ children }: { children: ReactNode }) {
  const [comesWhole] = useState(useHydrated());
  if (comesWhole) return children;
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
