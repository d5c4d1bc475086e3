import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { siteOrigin } from '#e2e/support/addresses.ts';
import { translate } from '#e2e/support/translate.ts';
import { noteErrors } from './inPage.ts';

/**
 * The site under test with two scripts more on every page, since WebKit's driver cannot bring them: one notes its errors, the other
 * translates it. The chunks of a page may stay on their way.
 */
export async function serveNoted() {
  const site = { origin: '', refusals: [] as string[], areChunksSlow: false, isTranslated: false };
  const scripts: Record<string, () => string> = {
    '/note-errors.js': () => `(${String(noteErrors)})();`,
    '/translate.js': () => (site.isTranslated ? `(${String(translate)})();` : ''),
  };
  const links = Object.keys(scripts).map((src) => `<script src="${src}"></script>`);
  const server = createServer(async ({ url = '/' }, res) => {
    const script = scripts[url];
    if (script) {
      res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void res.end(script());
    }
    if (site.areChunksSlow && url.endsWith('.js')) await wait(2000);
    const answer = await fetch(siteOrigin + url, { redirect: 'manual' });
    if (!answer.ok) site.refusals.push(`${answer.status} ${url}`);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    res.writeHead(answer.status, headers);
    const isPage = headers['content-type']?.startsWith('text/html');
    res.end(isPage ? String(body).replace(/<head[^>]*>/, `$&${links.join('')}`) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site, close: () => server.close().closeAllConnections() };
}
