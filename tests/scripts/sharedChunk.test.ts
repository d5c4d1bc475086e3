import { expect, test } from 'vitest';
import { sharedChunk } from '#scripts/sharedChunk.ts';

/** Who imports a module, and who fetches it later. */
interface Users {
  importers?: string[];
  dynamicImporters?: string[];
}

const routes = { dynamicImporters: ['/src/app/routes.tsx'] };

const modules: Record<string, Users> = {
  '/src/app/routes.tsx': {},
  '/src/app/SiteLayout.tsx': routes,
  '/src/pages/home/HomePage.tsx': routes,
  '/src/pages/blog/BlogPage.tsx': routes,
  '/src/pages/login/LoginPage.tsx': routes,
  '/src/app/SiteSearch.tsx': { dynamicImporters: ['/src/app/SiteLayout.tsx'] },
};

/** The file of a module with these users. */
function fileOf(users: Users): string {
  const graph: Record<string, Users> = { ...modules, module: users };
  const getModuleInfo = (id: string) => graph[id];
  return sharedChunk('module', { getModuleInfo } as Parameters<typeof sharedChunk>[1]);
}

test.each([
  ['site', ['/src/pages/home/HomePage.tsx', '/src/pages/blog/BlogPage.tsx']],
  ['inner', ['/src/app/SiteSearch.tsx', '/src/pages/blog/BlogPage.tsx']],
  ['site', ['/src/app/SiteSearch.tsx', '/src/app/SiteLayout.tsx']],
  ['shared', ['/src/app/SiteSearch.tsx', '/src/pages/login/LoginPage.tsx']],
  ['shared', ['/src/pages/home/HomePage.tsx', '/src/app/routes.tsx']],
])('%s has what is shared by %j', (file, importers) => {
  expect(fileOf({ importers })).toBe(file);
});

test('what a landing page fetches later is not in what it loads at once', () => {
  expect(fileOf({ dynamicImporters: ['/src/pages/home/HomePage.tsx'] })).toBe('inner');
});
