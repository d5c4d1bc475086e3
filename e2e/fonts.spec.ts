import type { Browser, ViewportSize } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { hold } from './support/hold.ts';
import { shiftsOf, sumOf } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

async function visit(browser: Browser, path: string, viewport: ViewportSize): Promise<void> {
  const page = await browser.newPage({ viewport });
  const release = await hold(page, '**/*.woff2');
  await page.goto(siteOrigin + path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(2000);
  const before = sumOf(await shiftsOf(page));
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const moved = sumOf(await shiftsOf(page)) - before;
  expect.soft(moved, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0.02);
  await page.close();
}

test('the fonts’ arrival moves nothing', async ({ browser }) => {
  test.slow();
  const [phone, desktop] = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  // Side by side: a visit waits more than it computes.
  const onPhone = ['/', '/service', '/contact'].map((path) => visit(browser, path, phone));
  const onDesktop = ['/', '/home-v3', '/doctors'].map((path) => visit(browser, path, desktop));
  await Promise.all([...onPhone, ...onDesktop]);
});

test('letters that few names have come in a file of their own, when one is typed', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [file] = /[\w-]+\.woff2$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.evaluate(() => document.fonts.ready);
  expect(files).toHaveLength(2);
  await name.fill('José Muñoz');
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/^figtree-latin1-/));
  expect(files).toHaveLength(3);
  await name.fill('Rāma Śarmā');
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/^figtree-ext-/));
});
