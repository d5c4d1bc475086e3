import type { Page } from 'playwright/test';
import { bookingForm, fieldOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { holdApp } from './support/network.ts';
import { unlisted } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('the browser fetches the page behind a link ahead, until the app has started', async ({
  page,
  request,
}) => {
  const { 'speculation-rules': header = '' } = (await request.get('/about')).headers();
  const file = await request.get(JSON.parse(header) as string);
  expect(file.headers()['content-type']).toBe('application/speculationrules+json');
  const rules = await file.text();
  for (const path of unlisted) expect(rules).not.toContain(path);

  const browser = await page.context().newCDPSession(page);
  const ruleSets: { sourceText: string; errorMessage?: string }[] = [];
  const prefetched = new Set<string>();
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet));
  browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.add(new URL(prefetchUrl).pathname);
  });
  // Chromium reports the attempt, but does not prerender while Playwright is attached.
  const prerendered = new Set<string>();
  browser.on('Preload.prerenderStatusUpdated', ({ key }) => {
    prerendered.add(new URL(key.url).pathname);
  });
  let candidates: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');

  await holdApp(page);
  await page.goto('/about');
  await expect.poll(() => ruleSets.map(({ sourceText }) => sourceText)).toEqual([rules]);
  expect(ruleSets[0]!.errorMessage).toBeUndefined();
  const link = page.getByRole('main').locator('a[href="/doctors"]');
  await link.hover();
  await expect.poll(() => [...prefetched]).toEqual(['/doctors']);
  expect([...prerendered]).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => [...prerendered]).toEqual(['/doctors']);
  // Releasing the button elsewhere does not follow the link.
  await page.mouse.move(0, 0);
  await page.mouse.up();

  expect(candidates).toContain('/doctors');

  // The router follows a hydrated page's links.
  await page.unrouteAll();
  await page.reload();
  await hydrate(page);
  await expect.poll(() => candidates).toEqual([]);
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link leads to the top of a page, and Back to where the link was', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [kind, address, next] of [
    ['the router’s', '/clinics', '/clinics/adyar'],
    ['a plain', '/about', '/doctors'],
  ] as const)
    await test.step(`${kind} link`, async () => {
      await page.goto(address);
      await hydrate(page);
      const link = page.getByRole('main').locator(`a[href="${next}"]`);
      // The browser sets the focus of a new document.
      const isSameDocument = kind === 'the router’s';
      await link.hover();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(0);

      await link.click();
      await expect(page).toHaveURL(next);
      if (isSameDocument) await expect(heading).toBeFocused();
      expect(await scrolled(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(address);
      if (isSameDocument) await expect(heading).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(before);
      await page.reload();
      await hydrate(page);
      expect(await scrolled(page)).toBe(before);
    });
});

test('Book Now leads to the form and Back to the first screen, hydrated or not', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Book an appointment' });
  const formIsBelowHeader = () =>
    expect
      .poll(async () => Math.abs(((await page.locator('#contacts').boundingBox())?.y ?? -1) - 80))
      .toBeLessThanOrEqual(1);
  for (const isHydrated of [false, true])
    await test.step(isHydrated ? 'hydrated' : 'not yet hydrated', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdApp(page);
      if (isHydrated) release();
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      if (isHydrated) await hydrate(page);
      const link = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
      // Hovering scrolls the link out from under the booking bar.
      await link.hover();
      const before = await scrolled(page);
      expect(before).toBeLessThan(100);
      await link.click();
      await expect(page).toHaveURL('/#contacts');
      await expect(form).toBeInViewport();
      await formIsBelowHeader();
      await page.goBack();
      await expect(page).toHaveURL('/');
      // Chromium adds the last pixel of a scroll that has not ended to the position that Back restores.
      await expect
        .poll(async () => Math.abs((await scrolled(page)) - before))
        .toBeLessThanOrEqual(1);
      release();
    });
  for (const width of [390, 1280])
    await test.step(`the hero’s picture at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await hydrate(page);
      const picture = await page.getByRole('img', { name: /^A vet kneels/ }).boundingBox();
      await page.mouse.click(picture!.x + picture!.width / 2, picture!.y + picture!.height / 2);
      await expect(page).toHaveURL('/#contacts');
      await formIsBelowHeader();
    });
});

test('a service’s card leads to its part, and the keyboard goes on there', async ({
  page,
  browser,
}) => {
  const isBelowHeader = async (at: Page) => {
    await expect(at.locator('#pathology')).toBeVisible();
    // The service's name stands above its open part.
    const part = at.locator('details', { has: at.locator('#pathology') });
    const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(80, -1);
  };
  // By night hydration shortens the emergency advice above the part.
  await page.clock.setFixedTime('2026-11-18T23:00:00+05:30');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('main').locator('a[href="/service#pathology"]').click();
  await expect(page).toHaveURL('/service#pathology');
  await isBelowHeader(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('#pathology').getByRole('link').first()).toBeFocused();

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(page.url());
  await isBelowHeader(reader);
});

test('a chunk that is missing after a deployment reloads the page once', async ({
  browser,
  baseURL,
}) => {
  // The fixture's page would fail: a missing chunk is an error.
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/PrivacyPage-.*\.js$/, (route) =>
    loads.includes('/privacy') ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/ContactGrooming');
  const form = await bookingForm(page);
  await fieldOf(form, 'name').fill('Asha Rao');
  await form.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await hydrate(page);
  expect(loads).toEqual(['/ContactGrooming', '/privacy']);
  await page.goto('/ContactGrooming');
  await bookingForm(page);
  await expect(fieldOf(form, 'name')).toHaveValue('Asha Rao');
});
