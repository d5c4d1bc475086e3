// @vitest-environment node
import { expect, it } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { pageFolders } from '#scripts/languages/pageFolders.ts';
import { routes } from '#src/app/routes.tsx';

const leaves = (branch: RouteObject[]): RouteObject[] =>
  branch.flatMap((route) => (route.children ? leaves(route.children) : [route]));

it('every page that a language can have is a route of its folder', () => {
  const folders = Object.fromEntries(
    leaves(routes).map(({ path, handle }) => [
      path,
      (handle as { module: string }).module.split('/').at(-2),
    ]),
  );
  // One page is off in the sample.
  const { '/prices': _, ...shown } = pageFolders;
  expect(folders).toMatchObject(shown);
});
