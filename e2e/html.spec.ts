import { gzipSync } from 'node:zlib';
import { siteOrigin } from './support/addresses.ts';
import { staff } from './support/desk.ts';
import { isHindi, listedPages, unlisted, versionsIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('search engines read every public page’s words, and no other page', async ({ request }) => {
  const pages = await listedPages(request);
  expect(pages.length).toBeGreaterThan(20);
  const titles = new Set<string>();
  for (const { path, versions } of pages) {
    const html = await (await request.get(path)).text();
    const [head = '', body = ''] = html.split('</head>');
    expect(head, path).toContain(`<link rel="canonical" href="${siteOrigin}${path}"`);
    expect(head, path).toMatch(/<meta name="description" content="[^"]*\S/);
    expect(head, path).toMatch(/<meta property="og:image" content="http[^"]+\.png"/);
    expect(head, path).not.toContain('name="robots"');
    expect(head, path).toContain(`<html lang="${isHindi(path) ? 'hi' : 'en'}"`);
    expect(versionsIn(head), path).toEqual(versions);
    for (const url of Object.values(versions))
      expect(pages.map((page) => siteOrigin + page.path)).toContain(url);
    const text = (/<main[^]*<\/main>/.exec(body)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ');
    expect(text.trim().split(/\s+/).length, path).toBeGreaterThan(20);
    expect(text, path).not.toMatch(/undefined|NaN|\[object/);
    const [, title = ''] = /<title>(.+?)<\/title>/.exec(head) ?? [];
    expect(titles, path).not.toContain(title);
    titles.add(title);
  }
  expect(titles).not.toContain('');
  for (const path of unlisted) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(pages.map((page) => page.path)).not.toContain(path);
  }
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/disallow/i);
});

test('every public page is styled in full, and its one script lets the app wait', async ({
  request,
}) => {
  const styles = new Map<string, string>();
  for (const { path } of await listedPages(request)) {
    const html = await (await request.get(path)).text();
    // The one script imports nothing, so the app waits until the page is loaded.
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)];
    expect(scripts, path).toHaveLength(1);
    const script = await (await request.get(scripts[0]![1]!)).text();
    expect(script, path).not.toMatch(/\b(?:from|import) ?["'`]/);
    let rules = '';
    for (const [, file = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)) {
      if (!styles.has(file)) styles.set(file, await (await request.get(file)).text());
      rules += styles.get(file)!;
    }
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => list!.split(' '));
    const ofModules = classes.filter((name) => name.includes('_'));
    expect(ofModules.length, path).toBeGreaterThan(10);
    expect(
      ofModules.filter((name) => !rules.includes(`.${name}`)),
      path,
    ).toEqual([]);
  }
});

/** Traces of the sandbox: msw, its logins, its phone numbers. */
const ofSandbox = new RegExp(
  `\\bmsw\\b|mockServiceWorker|\\b55555|${staff.email}|${staff.password}`,
);

/** Bytes (gzip) that fit into the first round trip: ten TCP segments less half a kB of headers. */
const firstRoundTrip = 14_100;

test('every file that the site names is there, small and without the sandbox', async ({
  request,
}) => {
  const paths = new Set<string>(['/', '/hi', ...unlisted]);
  const missing: string[] = [];
  const leaking: string[] = [];
  const large: string[] = [];
  // Addresses that a file names join the set while it is read.
  for (const path of paths) {
    const answer = await request.get(path);
    if (!answer.ok()) missing.push(path);
    if (!/html|javascript|css/.test(answer.headers()['content-type'] ?? '')) continue;
    const text = await answer.text();
    if (ofSandbox.test(text)) leaking.push(path);
    const size = text.startsWith('<!doctype') ? gzipSync(text).length : 0;
    if (size > firstRoundTrip) large.push(`${path}: ${size}`);
    const named = text.matchAll(/ (?:href|src)="(\/[^"?#]*)|(?:\/assets|["'`]\.)\/([\w.-]+\.\w+)/g);
    for (const [, address, file] of named) paths.add(address ?? `/assets/${file}`);
  }
  expect(paths.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(leaking).toEqual([]);
  expect(large).toEqual([]);
});
