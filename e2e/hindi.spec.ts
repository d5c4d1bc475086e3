import { siteOrigin } from './support/addresses.ts';
import { expectNoViolations } from './support/axe.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { layoutOf, pagesInHindi } from './support/pages.ts';
import { collectProblems } from './support/problems.ts';
import { expectStill, onPhone } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { doubledText, expectWholeText, misplaced, setRules } from './support/wholeText.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no address is answered by where a browser’s languages would lead', async ({ playwright }) => {
  for (const language of ['hi-IN,hi;q=0.9,en;q=0.1', 'en']) {
    const context = await playwright.request.newContext({
      baseURL: siteOrigin,
      extraHTTPHeaders: { 'Accept-Language': language },
    });
    for (const [address, lang] of [
      ['/', 'en'],
      ['/hi', 'hi'],
      ['/clinics', 'en'],
      ['/hi/clinics', 'hi'],
    ] as const) {
      const answer = await context.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
    }
    await context.dispose();
  }
});

test('an English page loads no Hindi but the name of the language on the switch', async ({
  page,
}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === siteOrigin && /^\/$|\.(?:js|css)$/.test(pathname)) texts.push(response.text());
  });
  await page.goto('/');
  await scrollThrough(page);
  await expect(page.getByRole('link', { name: 'हिन्दी' }).first()).toBeVisible();
  const all = (await Promise.all(texts)).join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  // The search has a rule about single letters.
  expect(new Set(all.match(/[\u0900-\u097f]{6,}/g))).toEqual(new Set(['हिन्दी']));
});

test('the switch keeps the page, the place on it and what its address asks for, whether the app has come or not', async ({
  page,
}) => {
  test.slow();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(request.url().replace(siteOrigin, '').replace(/#.*/, ''));
  });
  const to = (language: string) => page.getByRole('banner').getByRole('link', { name: language });
  for (const hasApp of [true, false]) {
    if (!hasApp) await page.route(/\/assets\/startApp-.*\.js$/, () => undefined);
    for (const address of [
      '/clinics/adyar?from=poster#hours',
      '/service#vaccination',
      '/?a=b#contacts',
    ]) {
      const inHindi = `/hi${address.replace(/^\/(?=\?)/, '')}`;
      await page.goto(inHindi, { waitUntil: 'load' });
      if (hasApp) await hydrate(page);
      await to('English').click();
      await expect(page).toHaveURL(address);
      if (hasApp) await hydrate(page);
      await to('हिन्दी').click();
      await expect(page).toHaveURL(inHindi);
      const loaded = [inHindi, address, inHindi].map((each) => each.replace(/#.*/, ''));
      expect(loads.splice(0), address).toEqual(loaded);
    }
  }
});

test('the switch keeps the clinic that a link names', async ({ page }) => {
  await page.goto('/hi?store=11#contacts');
  await expect(page.getByText('इंदिरानगर में', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('At Indiranagar', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByText('इंदिरानगर में', { exact: true })).toBeVisible();
});

for (const part of [0, 1])
  test(`one Hindi page of each layout is whole at 320 px and in doubled text, logs no problem and passes axe: part ${part + 1} of 2`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const all = await pagesInHindi(request);
    const layouts = [...new Map(all.map((path) => [layoutOf(path.slice(3)), path])).values()];
    expect(layouts.length).toBeGreaterThan(8);
    const problems = collectProblems(page);
    for (const path of layouts.filter((_, place) => place % 2 === part)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'hi');
      await scrollThrough(page);
      await expectNoViolations(page, path, 'phone');
      await page.setViewportSize({ width: 320, height: 800 });
      await expectWholeText(page, `${path} at 320 px`);
      await setRules(page, doubledText);
      await expectWholeText(page, `${path} at 320 px with doubled text`);
      await expect.soft.poll(() => misplaced(page), path).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

test('nothing moves on Hindi pages while they are scrolled on a slow line', async ({ browser }) => {
  test.slow();
  const visit = (path: string) => expectStill(browser, path, onPhone);
  await Promise.all(['/hi', '/hi/service'].map(visit));
  await Promise.all(['/hi/contact', '/hi/clinics/indiranagar'].map(visit));
  await Promise.all(['/hi/privacy', '/hi/ContactGrooming'].map(visit));
});
