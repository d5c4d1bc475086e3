import { extname, join } from 'node:path';
import { sharedPages } from './sharedPages.ts';

/** A static host's answer to a path that is not a file: a page, a redirect, or 404. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; location: string }
  /** Without a file: the plain text 'Not found'. */
  | { status: 404; file?: string };

/**
 * The answer to a path that is not a file. The hosting files in this folder implement the same rules for their hosts. They
 * differ for a missing script or picture: here and on nginx that is a plain 404, elsewhere the not-found page. `path` is
 * percent-encoded and starts with a slash; `exists` looks into the built folder.
 */
export function resolveRequest(path: string, exists: (file: string) => boolean): Answer {
  if (path === '/') return { status: 200, file: 'index.html' };
  const bare = `/${path.replace(/^\/+/, '').replace(/(\/+|\.html)$/, '')}`;
  // The home page has only one address.
  if (bare === '/index') return { status: 301, location: '/' };
  if (bare !== path && extname(bare) === '') return { status: 301, location: bare };
  if (extname(path) !== '') return { status: 404 };
  const folder = languageFolder(path, exists);
  const notFound = `${folder}404.html`;
  const page = join('/', `${path}.html`).slice(1);
  // The not-found page has no address of its own.
  if (page !== notFound && exists(page)) return { status: 200, file: page };
  const shared = sharedPages.find(({ under }) =>
    isDirectlyUnder(path, `/${folder}${under.slice(1)}`),
  );
  const sharedFile = shared && `${folder}${shared.page.slice(1)}.html`;
  if (sharedFile && exists(sharedFile)) return { status: 200, file: sharedFile };
  return { status: 404, file: notFound };
}

/** The folder of the language that an address below it is in, 'hi/'; '' for English. Each has a not-found page of its own. */
function languageFolder(path: string, exists: (file: string) => boolean): string {
  const folder = /^\/([\w-]+\/)/.exec(path)?.[1];
  return folder && exists(`${folder}404.html`) ? folder : '';
}

/** Whether a path is one segment longer than `under`, which ends in a slash. */
export function isDirectlyUnder(path: string, under: string): boolean {
  return path.startsWith(under) && /^[^/]+$/.test(path.slice(under.length));
}
