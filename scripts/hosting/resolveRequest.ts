import { extname, join } from 'node:path';
import { sharedPages } from '#src/config/paths.ts';

/** What a static host sends for an address that is no file: a page of the site, a better address, or nothing. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; location: string }
  /** Without a file: a plain 'Not found'. */
  | { status: 404; file?: string };

/**
 * The answer for a path that no file has. Every hosting file in this folder says the same in its host's language, but
 * for a missing script or picture: here and on nginx it is a plain 404, elsewhere the page for what was not found.
 * `path` is percent-encoded and starts with a slash; `exists` looks into the built folder.
 */
export function answerFor(path: string, exists: (file: string) => boolean): Answer {
  if (path === '/') return { status: 200, file: 'index.html' };
  const bare = `/${path.replace(/^\/+/, '').replace(/(\/+|\.html)$/, '')}`;
  // The home page's file is no second address of it.
  if (bare === '/index') return { status: 301, location: '/' };
  if (bare !== path && extname(bare) === '') return { status: 301, location: bare };
  if (extname(path) !== '') return { status: 404 };
  const own = join('/', `${path}.html`).slice(1);
  // The page for what was not found is never asked for by its name.
  if (own !== '404.html' && exists(own)) return { status: 200, file: own };
  const shared = sharedPages.find(({ under }) => isDirectlyUnder(path, under));
  if (shared) return { status: 200, file: `${shared.page.slice(1)}.html` };
  return { status: 404, file: '404.html' };
}

function isDirectlyUnder(path: string, under: string): boolean {
  return path.startsWith(under) && /^[^/]+$/.test(path.slice(under.length));
}
