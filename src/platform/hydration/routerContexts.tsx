import { type Context, type ReactNode, use } from 'react';
import {
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom';
import { ShownPage } from '#src/platform/shownPage.ts';

/** The router as its hooks and links find it, to be handed on to another React root. */
const all = [
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  ShownPage,
] as unknown as Context<unknown>[];

/** The contexts' values, for `InRouter`. */
export function useRouterContexts(): unknown[] {
  const values: unknown[] = [];
  for (const Each of all) values.push(use(Each));
  return values;
}

interface InRouterProps {
  contexts: readonly unknown[];
  children: ReactNode;
}

export function InRouter({ contexts, children }: InRouterProps) {
  return all.reduce((tree, Each, at) => <Each value={contexts[at]}>{tree}</Each>, children);
}
