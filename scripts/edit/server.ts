import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { records } from '#src/content/schema/records.ts';
import { contentFile, contentFolders, filesBelow, root } from '#scripts/content/folders.ts';
import { buildForm } from './buildForm.ts';
import { formSetup } from './setup.ts';

/** Where the form's page is built for this machine. */
const built = join(root, '.sandbox/form');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** What the form may write, below content/own. */
const isWritable = (path: string) =>
  Object.hasOwn(records, path) ||
  /^(?:articles|texts)\/[\w-]+\.md$/.test(path) ||
  /^pictures\/(?:[\w-]+\/)*[\w-]+\.(?:svg|avif|jpe?g|png|webp)$/i.test(path);

const prefix = 'content/own/';

/**
 * The files that the form shows, as if all were the clinic's own: records, text pages and pictures lie over the sample's one by one. Of
 * the sample's articles none is left beside a clinic's own, so none is shown.
 */
function shownFiles(): string[] {
  const [own = '', sample = ''] = contentFolders();
  const lying = filesBelow(sample).filter((path) => !path.startsWith('articles/'));
  const all = [...lying, ...filesBelow(own)].filter(isWritable);
  return [...new Set(all.map((path) => prefix + path))];
}

/** Serves the form at /admin, and reads and writes the clinic's own files for it. */
export function formServer(): Server {
  const ready = buildForm(built);
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURI(new URL(`http://localhost${request.url ?? '/'}`).pathname);
    // Another site, open in the same browser, is not to write here, whatever name it gave this machine.
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
    if (!['localhost', '127.0.0.1', '[::1]'].includes(host) || isForeign)
      return send(response, 403, 'Only from this machine.');
    const file = /^\/admin\/files\/(.*)$/.exec(path)?.[1];
    if (file !== undefined) return answerFile(request, response, file);
    if (path === '/admin/form.json')
      return send(response, 200, JSON.stringify(formSetup()), '.json');
    await ready;
    const asset = path === '/admin' ? 'admin.html' : path.slice(1);
    if (asset.includes('..') || !existsSync(join(built, asset)))
      return send(response, 404, 'Not found');
    return send(response, 200, readFileSync(join(built, asset)), extname(asset));
  }
}

async function answerFile(request: IncomingMessage, response: ServerResponse, file: string) {
  if (file === '') return send(response, 200, JSON.stringify(shownFiles()), '.json');
  const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
  if (!isWritable(path)) return send(response, 403, `The form keeps no file ${file}.`);
  const own = join(contentFolders()[0]!, path);
  switch (request.method) {
    case 'PUT':
      mkdirSync(dirname(own), { recursive: true });
      writeFileSync(own, await buffer(request));
      return send(response, 200, '');
    case 'DELETE':
      if (!existsSync(own))
        return send(response, 403, `${path} is the sample’s. site.yaml takes a page away.`);
      rmSync(own);
      return send(response, 200, '');
    default: {
      const found = contentFile(path);
      if (!found) return send(response, 404, file);
      return send(response, 200, readFileSync(found), extname(found));
    }
  }
}

function send(response: ServerResponse, status: number, body: string | Buffer, extension = '.txt') {
  const type =
    types[extension] ?? (extension === '.txt' ? 'text/plain' : 'application/octet-stream');
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
