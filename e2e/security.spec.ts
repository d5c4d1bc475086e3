import { siteOrigin } from './support/addresses.ts';
import { bookingForm, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { unlisted } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('the security policy refuses what is not the site’s own', async ({ browser }) => {
  // The fixture's page would fail: this journey breaks the policy.
  const page = await browser.newPage({ baseURL: siteOrigin });
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/about');
  await hydrate(page);
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    document.body.setAttribute('style', 'color: red');
    void fetch('https://elsewhere.example/').catch(() => undefined);
  });
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    await expect.poll(() => refused.join('\n')).toContain(directive);
  await expect(page).not.toHaveTitle('run');

  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Trap</title><iframe src="${siteOrigin}/login"></iframe>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

const mark = 'window.marked=1';
const markup = `"><img src=x onerror="${mark}"><script>${mark}</script>`;
const parameters = 'phone page store type pet q search category from to __proto__'.split(' ');
const query = new URLSearchParams([
  ...parameters.map((name) => [name, markup]),
  ['next', `javascript:${mark}`],
]);

test('markup in an address runs on no page and fills in no form', async ({ page }) => {
  for (const path of ['/', '/blog', '/contact', '/error', ...unlisted])
    await test.step(path, async () => {
      await page.goto(`${path}?${query}#${encodeURIComponent(markup)}`);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'marked' in window), path).toBe(false);
      const traps = page.locator('img[src="x"], a[href^="javascript:"]');
      await expect(traps, path).toHaveCount(0);
      if (path === '/devHome')
        await expect(page.getByRole('main')).toContainText('<img src=x onerror=');
      if (path === '/devcontact')
        expect(new Set(Object.values(await valuesOf(await bookingForm(page))))).toEqual(
          new Set(['']),
        );
    });
});
