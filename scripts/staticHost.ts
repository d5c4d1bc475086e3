import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { resolveRequest } from './hosting/resolveRequest.ts';
import { caching, hashedAssets, responseHeaders } from './hosting/headers.ts';
import { speculationRulesFile } from './hosting/speculationRules.ts';

/** The file types of a built site. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  // The site's only JSON.
  '.json': speculationRulesFile.type,
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
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
  res.writeHead(status, { 'Content-Type': types['.txt'], 'Cache-Control': caching.noStore });
  res.end(text);
}

/** Compresses like a real host, so that measurements on the preview are realistic. Pictures and fonts are compressed already; an SVG is text. */
function sendFile(res: ServerResponse, file: string) {
  const type = types[extname(file)] ?? '';
  const isText = /^(?:text|application|image\/svg)/.test(type);
  const accepted = String(res.req.headers['accept-encoding']);
  const coding = isText
    ? (['br', 'gzip'] as const).find((each) => accepted.includes(each))
    : undefined;
  res.setHeader('Content-Type', type);
  if (isText) res.setHeader('Vary', 'Accept-Encoding');
  if (coding) res.setHeader('Content-Encoding', coding);
  res.end(res.req.method === 'HEAD' ? undefined : encoded(file, coding));
}

// About the quality at which hosts compress as they answer: the most that brotli can takes seconds.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sent = new Map<string, { time: number; body: Buffer }>();

/** A file's content as it is sent. Compressed once, until the file changes. */
function encoded(file: string, coding: 'br' | 'gzip' | undefined): Buffer {
  const time = statSync(file).mtimeMs;
  const known = sent.get(file + coding);
  if (known?.time === time) return known.body;
  const content = readFileSync(file);
  if (!coding) return content;
  const body = coding === 'br' ? brotliCompressSync(content, brotli) : gzipSync(content);
  sent.set(file + coding, { time, body });
  return body;
}
