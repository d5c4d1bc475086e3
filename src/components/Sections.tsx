import { Children, Suspense, type ReactNode } from 'react';

/**
 * The sections of a page, one below the other. React hydrates each by itself, between what the visitor does, and at once the one
 * that is pressed, which then gets the press.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
