import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

interface Loaded {
  /** Sizes in bytes, gzip. */
  script: number;
  stylesheet: number;
  everything: number;
  pictures: number;
  font: number;
  blockingScripts: string[];
  fonts: string[];
  files: string[];
}

/** Everything that a page loads without interaction, until 2 s after the network is idle. */
async function load(page: Page, path: string): Promise<Loaded> {
  const loaded: Loaded = {
    script: 0,
    stylesheet: 0,
    everything: 0,
    pictures: 0,
    font: 0,
    blockingScripts: [],
    fonts: [],
    files: [],
  };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.protocol.startsWith('http') || response.request().method() === 'OPTIONS') return;
    pending.push(
      response.body().then((body) => {
        const type = response.request().resourceType();
        // Fonts and photographs are already compressed.
        const size = /\.(woff2|png|ico|avif|webp)$/.test(url.pathname)
          ? body.length
          : gzipSync(body, { level: 6 }).length;
        loaded.everything += size;
        if (type === 'script') loaded.script += size;
        if (type === 'stylesheet') loaded.stylesheet += size;
        if (type === 'image') loaded.pictures += size;
        if (type === 'font') {
          loaded.font += size;
          loaded.fonts.push(url.pathname);
        }
        loaded.files.push(`${(size / 1000).toFixed(1)} kB ${url.pathname}`);
      }),
    );
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  loaded.blockingScripts = await page
    .locator('script[src]:not([type="module"]):not([defer]):not([async])')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  return loaded;
}

const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));

test.use({ viewport: { width: 412, height: 823 } });

test('the first load of the landing page keeps its budget', async ({ page }, { annotations }) => {
  const loaded = await load(page, '/');
  const html = gzipSync(await (await page.request.get('/')).body()).length;
  const figures = {
    'JavaScript, gzip kB': kB(loaded.script),
    'CSS, gzip kB': kB(loaded.stylesheet),
    'pictures, gzip kB': kB(loaded.pictures),
    'fonts, kB': kB(loaded.font),
    'HTML, gzip kB': kB(html),
    'everything, gzip kB': kB(loaded.everything),
    requests: loaded.files.length,
  };
  annotations.push({ type: '/', description: JSON.stringify(figures) });
  console.log('/', figures);

  await expect(page.locator('#root')).toHaveAttribute('data-hydrated');
  expect.soft(kB(loaded.script), loaded.files.join('\n')).toBeLessThanOrEqual(150);
  expect.soft(kB(loaded.stylesheet)).toBeLessThanOrEqual(21);
  expect.soft(kB(loaded.everything), loaded.files.join('\n')).toBeLessThanOrEqual(240);
  expect.soft(loaded.files.length, loaded.files.join('\n')).toBeLessThanOrEqual(32);
  expect.soft(loaded.blockingScripts).toEqual([]);
  expect.soft(loaded.fonts).toHaveLength(2);
  expect.soft(kB(loaded.font)).toBeLessThanOrEqual(32);
});

test('the first load of the staff list keeps its budget', async ({ page }, { annotations }) => {
  const path = '/appointmentlist';
  const loaded = await load(page, path);
  annotations.push({ type: path, description: `${kB(loaded.script)} kB` });
  console.log(path, { 'JavaScript, gzip kB': kB(loaded.script) });
  expect(kB(loaded.script), loaded.files.join('\n')).toBeLessThanOrEqual(170);
});

test('all pictures of the landing page together keep their budget', async ({ page }) => {
  const sizes: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    sizes.push(response.body().then((body) => [response.url(), gzipSync(body).length]));
  });
  await page.goto('/');
  const foot = page.getByRole('contentinfo').getByText(/^©/);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(foot).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 60_000 });
  // Wait until no more pictures arrive.
  await expect(async () => {
    const before = sizes.length;
    await page.waitForTimeout(500);
    expect(sizes).toHaveLength(before);
  }).toPass();
  const pictures = new Map(await Promise.all(sizes));
  const drawings = [...pictures].filter(([url]) => url.endsWith('.svg'));
  expect(Math.max(...drawings.map(([, size]) => kB(size)))).toBeLessThanOrEqual(8);
  expect(pictures.size).toBeGreaterThan(8);
  const total = [...pictures.values()].reduce((sum, size) => sum + size, 0);
  console.log('/', { 'all pictures, gzip kB': kB(total), count: pictures.size });
  expect(kB(total)).toBeLessThanOrEqual(250);
});
