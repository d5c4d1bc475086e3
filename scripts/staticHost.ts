import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { answerFor, type Answer } from './hosting/answers.ts';
import { caching, hashed, securityHeaders } from './hosting/headers.ts';

/** Makes Vite's preview server answer like the hosts in hosting/, instead of with the start page for everything. */
export function staticHost(): Plugin {
  return {
    name: 'vetbuddy:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(answers(folder, securityHeaders(config.env)));
    },
  };
}

function answers(folder: string, security: Record<string, string>): Connect.NextHandleFunction {
  const exists = (file: string) => existsSync(join(folder, file));
  return (req, res, next) => {
    // The path as a browser would send it: `..` is resolved, an encoded one stays a name.
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(security)) res.setHeader(name, value);
    const extension = extname(pathname);
    if (extension && extension !== '.html' && exists(pathname)) {
      const caches = pathname.startsWith(hashed) ? caching.forever : caching.ask;
      res.setHeader('Cache-Control', caches);
      next();
      return;
    }
    const readable = req.method === 'GET' || req.method === 'HEAD';
    send(readable ? answerFor(pathname, exists) : { status: 404 }, { folder, search, req, res });
  };
}

interface Exchange {
  folder: string;
  /** The address's query, with its question mark. */
  search: string;
  req: IncomingMessage;
  res: ServerResponse;
}

function send(answer: Answer, { folder, search, req, res }: Exchange) {
  if (answer.status === 301) {
    res.writeHead(301, { Location: answer.location + search }).end();
    return;
  }
  const { status, file } = answer;
  if (!file) {
    res.writeHead(404, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': caching.never,
    });
    res.end('Not found');
    return;
  }
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching.ask,
  });
  if (req.method === 'HEAD') res.end();
  else createReadStream(join(folder, file)).pipe(res);
}
