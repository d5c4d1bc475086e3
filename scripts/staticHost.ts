import { createReadStream, existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '#src/config/paths.ts';

/** What a static host sends for an address that is no file: a page of the site, or nothing. */
interface Answer {
  status: 200 | 404;
  /** Inside the built folder; undefined: a plain 'Not found'. */
  file?: string;
}

/** `/error` is the page for what was not found, so it is none of the known ones. */
const known = Object.values(paths)
  .filter((path) => path !== paths.error)
  .map((path) => (typeof path === 'function' ? path('ID') : path))
  .map((path) => new RegExp(`^${path.replace('ID', '[^/]+')}/?$`));

/**
 * Chooses the answer for a path that no file has: the page written for it, the shell for a route of the site,
 * the site's own page with status 404 for anything else. A missing script or picture is never answered with HTML,
 * which a browser would keep for a year. `exists` looks into the built folder.
 */
export function answerFor(path: string, exists: (file: string) => boolean): Answer {
  if (extname(path) !== '') return { status: 404 };
  const own = join(path, 'index.html');
  if (exists(own)) return { status: 200, file: own };
  if (known.some((route) => route.test(path))) return { status: 200, file: 'index.html' };
  return { status: 404, file: exists('404.html') ? '404.html' : 'index.html' };
}

/** Makes Vite's preview server answer like a static host, instead of the start page for everything. */
export function staticHost(): Plugin {
  return {
    name: 'vetbuddy:static-host',
    config: (_, { isPreview }) => (isPreview ? { appType: 'custom' } : {}),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      // Returned: runs after the files themselves were looked for.
      return () => {
        middlewares.use((req, res) => {
          // The path as a browser would send it: `..` is resolved, an encoded one stays a name.
          const { pathname } = new URL(req.url ?? '/', 'http://localhost');
          const readable = req.method === 'GET' || req.method === 'HEAD';
          const { status, file } = readable
            ? answerFor(pathname, (name) => existsSync(join(folder, name)))
            : { status: 404 };
          if (!file) {
            res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
            return;
          }
          res.writeHead(status, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-cache',
          });
          if (req.method === 'HEAD') res.end();
          else createReadStream(join(folder, file)).pipe(res);
        });
      };
    },
  };
}
