import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter, type RouteObject } from 'react-router-dom';
import { config } from '#src/config/env.ts';
import { SharingTags } from './head/SharingTags.tsx';
import { structuredData } from './head/structuredData.ts';
import { loadPage } from './loadPage.ts';
import type { RouteHandle } from './pageModules.ts';
import { copyPaths, prerenderPaths } from './prerenderPaths.ts';
import { routes } from './routes.tsx';
import { Site } from './Site.tsx';

export interface RenderedPage {
  head: string;
  html: string;
  handle: RouteHandle;
}

export function publicRoutes(): string[] {
  return leaves(routes)
    .filter(({ handle }) => !(handle as RouteHandle).noindex)
    .map(({ path }) => path!);
}

export function pagesToPrerender(): { address: string; isInSitemap: boolean }[] {
  const fixed = leaves(routes)
    .filter(({ path }) => path && !/[:*]/.test(path))
    .map(({ path, handle }) => ({ address: path!, isInSitemap: !(handle as RouteHandle).noindex }));
  return [
    ...fixed,
    ...prerenderPaths.map((address) => ({ address, isInSitemap: true })),
    ...copyPaths.map((address) => ({ address, isInSitemap: false })),
  ];
}

function leaves(branch: RouteObject[]): RouteObject[] {
  return branch.flatMap((route) => (route.children ? leaves(route.children) : [route]));
}

/** React renders head elements in front of the markup. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Build time only. Throws if the page throws or has an inline script, to fail the build. */
export async function renderPage(
  address: string,
  { isInSitemap = false } = {},
): Promise<RenderedPage> {
  const page = await loadPage({ pathname: address, search: '' });
  if (page.error !== undefined) throw page.error as Error;
  // With a chunk size React would defer large parts and move them by inline script.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <Site first={page} />
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const rendered = await new Response(prelude).text();
  const [head] = headTags.exec(rendered)!;
  const html = rendered.slice(head.length);
  if (/<script\b/.test(html)) throw new Error(`${address} has an inline script`);
  const { handle } = page;
  const forMachines = handle.noindex
    ? ''
    : renderToStaticMarkup(<SharingTags address={isInSitemap ? address : undefined} />) +
      structuredData(address, config.siteUrl);
  return { head: head + forMachines, html, handle };
}
