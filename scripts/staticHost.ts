import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { answerFor } from './hosting/resolveRequest.ts';
import { caching, hashed, securityHeaders } from './hosting/headers.ts';

/** What the built site is made of, a clinic's photographs too. They and fonts are packed already; an SVG is text. */
const types: Readonly<Record<string, { type: string; packs: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', packs: true },
  '.js': { type: 'text/javascript; charset=utf-8', packs: true },
  '.css': { type: 'text/css; charset=utf-8', packs: true },
  '.svg': { type: 'image/svg+xml', packs: true },
  '.txt': { type: 'text/plain; charset=utf-8', packs: true },
  '.xml': { type: 'application/xml', packs: true },
  '.webmanifest': { type: 'application/manifest+json', packs: true },
  '.png': { type: 'image/png', packs: false },
  '.jpg': { type: 'image/jpeg', packs: false },
  '.jpeg': { type: 'image/jpeg', packs: false },
  '.webp': { type: 'image/webp', packs: false },
  '.avif': { type: 'image/avif', packs: false },
  '.gif': { type: 'image/gif', packs: false },
  '.ico': { type: 'image/x-icon', packs: false },
  '.woff2': { type: 'font/woff2', packs: false },
};

/** Makes Vite's preview server answer like the hosts in hosting/, instead of with the start page for everything. */
export function staticHost(): Plugin {
  return {
    name: 'vetbuddy:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(serve(folder, securityHeaders(config.env)));
    },
  };
}

function serve(folder: string, security: Record<string, string>): Connect.NextHandleFunction {
  const exists = (file: string) => existsSync(join(folder, file));

  return (req, res) => {
    // The path as a browser would send it: `..` is resolved, an encoded one stays a name. Joined, not resolved against
    // the origin: what follows two slashes is no host.
    const { pathname, search } = new URL(`http://localhost${req.url ?? '/'}`);
    for (const [name, value] of Object.entries(security)) res.setHeader(name, value);
    const packs = /\bgzip\b/.test(String(req.headers['accept-encoding']));
    const extension = extname(pathname);

    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res, 405, 'Method not allowed');
    if (extension !== '.html' && extension in types && exists(pathname)) {
      const isHashed = pathname.startsWith(hashed);
      res.setHeader('Cache-Control', isHashed ? caching.forever : caching.ask);
      return sendFile(res, join(folder, pathname), packs);
    }
    const answer = answerFor(pathname, exists);
    if (answer.status === 301) {
      res.writeHead(301, { Location: answer.location + search }).end();
      return;
    }
    if (!answer.file) return refuse(res, 404, 'Not found');
    res.statusCode = answer.status;
    res.setHeader('Cache-Control', caching.ask);
    sendFile(res, join(folder, answer.file), packs);
  };
}

function refuse(res: ServerResponse, status: number, words: string) {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': caching.never,
  });
  res.end(words);
}

/** A reader that goes away ends the file as well: nothing to report. */
const done = () => undefined;

/** Packed like a real host's answer, so that what is measured on the preview holds elsewhere. */
function sendFile(res: ServerResponse, file: string, packs: boolean) {
  const known = types[extname(file)];
  res.setHeader('Content-Type', known?.type ?? 'application/octet-stream');
  if (res.req.method === 'HEAD') {
    res.end();
    return;
  }
  const read = createReadStream(file);
  if (!known?.packs || !packs) {
    pipeline(read, res, done);
    return;
  }
  res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Vary', 'Accept-Encoding');
  pipeline(read, createGzip(), res, done);
}
