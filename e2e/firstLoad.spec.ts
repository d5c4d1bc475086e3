import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { fieldOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

// A body still being read at the test's end would fail it.
test.afterEach(({ page }) => page.removeAllListeners('response', { behavior: 'wait' }));

interface File {
  path: string;
  type: string;
  /** In kB, gzip. */
  size: number;
}

function filesOf(page: Page): Promise<File>[] {
  const files: Promise<File>[] = [];
  page.on('response', (response) => {
    const { protocol, pathname: path } = new URL(response.url());
    if (!protocol.startsWith('http') || response.request().method() === 'OPTIONS') return;
    // Fonts and photographs are already compressed.
    const isCompressed = /\.(woff2|png|ico|avif|webp)$/.test(path);
    const file = response.body().then((body) => ({
      path,
      type: response.request().resourceType(),
      size: (isCompressed ? body : gzipSync(body, { level: 6 })).length / 1000,
    }));
    files.push(file);
    return file;
  });
  return files;
}

function sumOf(files: readonly File[], type?: string): number {
  const sizes = files.filter((file) => !type || file.type === type).map(({ size }) => size);
  return Number(sizes.reduce((sum, size) => sum + size, 0).toFixed(1));
}

/** Opens a page and returns the files that it loads by itself, also as text for a failure. */
async function load(page: Page, path: string) {
  const loading = filesOf(page);
  await page.goto(path);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loading);
  const list = files.map((file) => `${file.size.toFixed(1)} kB ${file.path}`).join('\n');
  return { loading, files, list };
}

test('the landing page’s first load and its pictures keep their budget', async ({ page }) => {
  const { loading, files, list } = await load(page, '/');
  const fonts = files.filter(({ type }) => type === 'font');
  const figures = {
    'JavaScript, gzip kB': sumOf(files, 'script'),
    'CSS, gzip kB': sumOf(files, 'stylesheet'),
    'pictures, gzip kB': sumOf(files, 'image'),
    'fonts, kB': sumOf(fonts),
    'HTML, gzip kB': sumOf(files, 'document'),
    'everything, gzip kB': sumOf(files),
    requests: files.length,
  };
  console.log('/', figures);
  expect.soft(sumOf(files, 'script'), list).toBeLessThanOrEqual(150);
  expect.soft(sumOf(files, 'stylesheet'), list).toBeLessThanOrEqual(21);
  expect.soft(sumOf(files), list).toBeLessThanOrEqual(240);
  expect.soft(files.length, list).toBeLessThanOrEqual(32);
  expect.soft(fonts, list).toHaveLength(2);
  expect.soft(sumOf(fonts), list).toBeLessThanOrEqual(32);
  const blocking = page.locator('script[src]:not([type="module"]):not([defer]):not([async])');
  await expect.soft(blocking).toHaveCount(0);

  // Rare letters are in separate font files.
  const form = page.getByRole('form', { name: 'Book an appointment' });
  await fieldOf(form, 'name').fill('José Śarmā');
  for (const rare of ['figtree-latin1-', 'figtree-ext-'])
    await expect
      .poll(async () => (await Promise.all(loading)).map(({ path }) => path).join(' '))
      .toContain(rare);

  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const all = await Promise.all(loading);
  const pictures = [...new Map(all.map((file) => [file.path, file])).values()].filter(
    ({ type }) => type === 'image',
  );
  const drawings = pictures.filter(({ path }) => path.endsWith('.svg'));
  expect(Math.max(...drawings.map(({ size }) => size))).toBeLessThanOrEqual(8);
  expect(pictures.length).toBeGreaterThan(8);
  console.log('/', { 'all pictures, gzip kB': sumOf(pictures), count: pictures.length });
  expect(sumOf(pictures)).toBeLessThanOrEqual(250);
});

test('the first load of the staff list keeps its budget', async ({ page }) => {
  const { files, list } = await load(page, '/appointmentlist');
  console.log('/appointmentlist', { 'JavaScript, gzip kB': sumOf(files, 'script') });
  expect(sumOf(files, 'script'), list).toBeLessThanOrEqual(170);
});
