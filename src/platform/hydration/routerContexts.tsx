import { type Context, type ReactNode, use } from 'react';
import {
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom';
import { ShownPage } from '#src/platform/shownPage.ts';

/** Contexts that another React root needs to share the router. */
const all = [
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  ShownPage,
] as unknown as Context<unknown>[];

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
