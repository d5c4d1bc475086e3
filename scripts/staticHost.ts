import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { resolveRequest } from './hosting/resolveRequest.ts';
import { caching, hashedAssets, responseHeaders } from './hosting/headers.ts';
import { speculationRulesFile } from './hosting/speculationRules.ts';

/** The file types of a built site, photographs included. Pictures and fonts are already compressed; an SVG is text. */
const types: Readonly<Record<string, { type: string; compress: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', compress: true },
  '.js': { type: 'text/javascript; charset=utf-8', compress: true },
  '.css': { type: 'text/css; charset=utf-8', compress: true },
  '.svg': { type: 'image/svg+xml', compress: true },
  '.txt': { type: 'text/plain; charset=utf-8', compress: true },
  // The site's only JSON.
  '.json': { type: speculationRulesFile.type, compress: true },
  '.xml': { type: 'application/xml', compress: true },
  '.webmanifest': { type: 'application/manifest+json', compress: true },
  '.png': { type: 'image/png', compress: false },
  '.jpg': { type: 'image/jpeg', compress: false },
  '.jpeg': { type: 'image/jpeg', compress: false },
  '.webp': { type: 'image/webp', compress: false },
  '.avif': { type: 'image/avif', compress: false },
  '.gif': { type: 'image/gif', compress: false },
  '.ico': { type: 'image/x-icon', compress: false },
  '.woff2': { type: 'font/woff2', compress: false },
};

/** Makes Vite's preview server answer like the hosts in hosting/, instead of with the home page for every path. */
export function staticHost(): Plugin {
  return {
    name: 'vetbuddy:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(serve(folder, responseHeaders(config.env)));
    },
  };
}

function serve(folder: string, headers: Record<string, string>): Connect.NextHandleFunction {
  const exists = (file: string) => existsSync(join(folder, file));

  return (req, res) => {
    // Parsed as a browser does: `..` is resolved, an encoded one is not. The origin is prepended, so that what follows
    // two slashes is not taken for a host.
    const { pathname, search } = new URL(`http://localhost${req.url ?? '/'}`);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    const extension = extname(pathname);

    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(res, 405, 'Method not allowed');
    if (extension !== '.html' && extension in types && exists(pathname)) {
      const isHashed = pathname.startsWith(hashedAssets);
      res.setHeader('Cache-Control', isHashed ? caching.immutable : caching.revalidate);
      return sendFile(res, join(folder, pathname));
    }
    const answer = resolveRequest(pathname, exists);
    if (answer.status === 301) {
      res.writeHead(301, { Location: answer.location + search }).end();
      return;
    }
    if (!answer.file) return sendError(res, 404, 'Not found');
    res.statusCode = answer.status;
    res.setHeader('Cache-Control', caching.revalidate);
    sendFile(res, join(folder, answer.file));
  };
}

function sendError(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': caching.noStore,
  });
  res.end(text);
}

/** Compresses like a real host, so that measurements on the preview are realistic. */
function sendFile(res: ServerResponse, file: string) {
  const known = types[extname(file)];
  res.setHeader('Content-Type', known?.type ?? 'application/octet-stream');
  if (known?.compress) res.setHeader('Vary', 'Accept-Encoding');
  const coding = known?.compress
    ? codingFor(String(res.req.headers['accept-encoding']))
    : 'identity';
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.end(res.req.method === 'HEAD' ? undefined : encoded(file, coding));
}

/** The hosts in hosting/ and their like answer with brotli where a browser takes it. */
function codingFor(accepted: string): keyof typeof encode {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const encode = {
  // About the quality at which hosts compress as they answer: the most that brotli can takes seconds.
  br: (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => gzipSync(content),
  identity: (content: Buffer) => content,
};

const sent = new Map<string, { time: number; body: Buffer }>();

/** A file's content as it is sent. Compressed once, until the file changes. */
function encoded(file: string, coding: keyof typeof encode): Buffer {
  const time = statSync(file).mtimeMs;
  const known = sent.get(coding + file);
  if (known?.time === time) return known.body;
  const body = encode[coding](readFileSync(file));
  sent.set(coding + file, { time, body });
  return body;
}
