// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticHost } from '#scripts/staticHost.ts';
import { server as cloud } from '#tests/support/server.ts';

let root = '';
let host: PreviewServer;

const photographs = [
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
] as const;

beforeAll(async () => {
  // These tests call a real server and not the sandbox.
  cloud.close();
  root = await mkdtemp(join(tmpdir(), 'site-host-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await writeFile(join(root, 'dist/index.html'), 'home');
  await writeFile(join(root, 'dist/404.html'), 'none');
  await writeFile(join(root, 'dist/speculation-rules.json'), '{}');
  for (const [end] of photographs) await writeFile(join(root, `dist/assets/dog.${end}`), end);
  host = await preview({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { port: 4327, host: '127.0.0.1' },
  });
});

afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

/** Sends `path` unchanged; fetch would normalise it. */
function request(path: string, accepted = 'gzip, deflate, br') {
  const { port } = host.httpServer.address() as AddressInfo;
  const headers = { 'Accept-Encoding': accepted };
  return new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      buffer(answer).then((body) => resolve(Object.assign(answer, { body })), reject);
    }).on('error', reject);
  });
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('the preview answers a browser that takes %s with %s', async (accepted, coding, decode) => {
  const { headers, body } = await request('/', accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
  expect(decode(body).toString()).toBe('home');
});

it('the preview serves a page that was built again while it runs', async () => {
  const page = join(root, 'dist/about.html');
  await writeFile(page, 'before');
  expect(brotliDecompressSync((await request('/about')).body).toString()).toBe('before');
  await writeFile(page, 'after');
  await utimes(page, new Date(), new Date(Date.now() + 1000));
  expect(brotliDecompressSync((await request('/about')).body).toString()).toBe('after');
});

it.each(photographs)('the preview serves a .%s photograph uncompressed', async (end, type) => {
  const { statusCode, headers } = await request(`/assets/dog.${end}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

it('the preview names the speculation rules with each page, and serves them with their type', async () => {
  expect((await request('/')).headers).toMatchObject({
    'speculation-rules': '"/speculation-rules.json"',
  });
  expect((await request('/speculation-rules.json')).headers).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'no-cache',
  });
});

it('the preview keeps the query in a redirect', async () => {
  const { statusCode, headers } = await request('/index.html?store=13');
  expect([statusCode, headers.location]).toEqual([301, '/?store=13']);
});

it.each([
  ['//elsewhere.example/', 404, undefined],
  ['//elsewhere/', 301, '/elsewhere'],
  [String.raw`/\elsewhere/`, 301, '/elsewhere'],
  ['//', 301, '/'],
])('the preview never redirects %s to another site', async (path, status, location) => {
  const { statusCode, headers } = await request(path);
  expect([statusCode, headers.location]).toEqual([status, location]);
});
