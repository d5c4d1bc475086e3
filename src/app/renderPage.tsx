import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { config } from '#src/config/env.ts';
import { copyPaths, prerenderPaths } from './prerenderPaths.ts';
import type { RouteHandle } from './routeHandle.ts';
import { routes } from './routes.tsx';
import { SharingTags } from './SharingTags.tsx';
import { structuredData } from './structuredData.ts';

export interface RenderedPage {
  /** The page's part of the document's head: its title, description, sharing card, JSON-LD. */
  head: string;
  /** The page's markup. */
  html: string;
  /** The route's handle. */
  handle: RouteHandle;
  /** Modules that the page is made of, the layout's first, as the build's manifest names them. */
  modules: string[];
}

/** The paths of the pages that search engines may list, parameters as in the route table. */
export function publicRoutes(): string[] {
  return leaves(routes)
    .filter(({ handle }) => !(handle as RouteHandle).noindex)
    .map(({ path }) => path!);
}

/** Every address that gets a file of its own, and whether search engines may list it. */
export function pathsToPrerender(): { address: string; listed: boolean }[] {
  const fixed = leaves(routes)
    .filter(({ path }) => path && !/[:*]/.test(path))
    .map(({ path, handle }) => ({ address: path!, listed: !(handle as RouteHandle).noindex }));
  return [
    ...fixed,
    ...prerenderPaths.map((address) => ({ address, listed: true })),
    ...copyPaths.map((address) => ({ address, listed: false })),
  ];
}

function leaves(branch: RouteObject[]): RouteObject[] {
  return branch.flatMap((route) => (route.children ? leaves(route.children) : [route]));
}

/** React puts what belongs into the head in front of the markup. */
const ofHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * Renders the page at an address of the site, as the prerender script needs it (build time, no browser). `listed`: search engines may list it.
 * @throws where the page throws, and for an inline script: a page that can't be rendered must stop the build.
 */
export async function renderPage(address: string, listed = false): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${address} answered with a redirect`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  // Waits for lazy content. Without the chunk size React would put big parts at the end, for an inline script to move.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const rendered = await new Response(prelude).text();
  const [head] = ofHead.exec(rendered)!;
  const html = rendered.slice(head.length);
  if (/<script\b/.test(html)) throw new Error(`${address} has an inline script`);
  const handles = context.matches.flatMap(({ route }) => (route.handle as RouteHandle) ?? []);
  const handle = handles.at(-1)!;
  const forMachines = handle.noindex
    ? ''
    : renderToStaticMarkup(<SharingTags address={listed ? address : undefined} />) +
      structuredData(address, html, config.siteUrl);
  return {
    head: head + forMachines,
    html,
    handle,
    modules: handles.map(({ module }) => module),
  };
}
