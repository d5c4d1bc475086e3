import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticHost } from '#scripts/staticHost.ts';
import { server as cloud } from '#tests/support/server.ts';

const files = {
  'index.html': 'home',
  'about.html': 'about',
  'service.html': 'services',
  'service/service-details.html': 'service'.repeat(1000),
  'service/surgery.html': 'surgery',
  '404.html': 'none',
  'hi.html': 'home in Hindi',
  'hi/service/service-details.html': 'service in Hindi',
  'hi/404.html': 'none in Hindi',
  'assets/dog.avif': 'dog'.repeat(1000),
  'speculation-rules.json': '{}',
};

let root = '';
let host: PreviewServer;

beforeAll(async () => {
  // These tests call a real server and not the sandbox.
  cloud.close();
  root = await mkdtemp(join(tmpdir(), 'site-host-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  host = await preview({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { port: 0, host: '127.0.0.1' },
  });
});

afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

function request(path: string, accepted = 'identity') {
  const { port } = host.httpServer.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Accept-Encoding': accepted },
    redirect: 'manual',
  });
}

it('the preview answers every address with its file and the headers of a page', async () => {
  const table = [
    ['/', 200, 'index.html'],
    ['/service/surgery', 200, 'service/surgery.html'],
    ['/service/anything-at-all?store=1', 200, 'service/service-details.html'],
    ['/hi', 200, 'hi.html'],
    ['/hi/service/anything', 200, 'hi/service/service-details.html'],
    ['/nope', 404, '404.html'],
    ['/%', 404, '404.html'],
    ['/service/one/two', 404, '404.html'],
    ['/hi/nope', 404, 'hi/404.html'],
  ] as const;
  const answers = await Promise.all(table.map(([path]) => request(path)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }, index) => [table[index]![0], status, texts[index]])).toEqual(
    table.map(([path, status, file]) => [path, status, files[file]]),
  );
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  }
});

it('the preview redirects to a page’s one address', async () => {
  const table = [
    ['/about/', 301, '/about'],
    ['/about.html', 301, '/about'],
    ['/index.html?store=13', 301, '/?store=13'],
    ['//elsewhere/', 301, '/elsewhere'],
  ] as const;
  const answers = await Promise.all(table.map(([path]) => request(path)));
  expect(
    answers.map(({ status, headers }, index) => [
      table[index]![0],
      status,
      headers.get('location'),
    ]),
  ).toEqual(table);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('the preview answers a browser that takes %s with %s', async (accepted, coding) => {
  const answer = await request('/service/service-details', accepted);
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.text()).toBe(files['service/service-details.html']);
});

it('the preview keeps a hashed photograph for a year and does not compress it', async () => {
  const { headers } = await request('/assets/dog.avif', 'br');
  expect(headers.get('content-type')).toBe('image/avif');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.has('content-encoding')).toBe(false);
});
