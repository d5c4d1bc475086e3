import type { Page } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { expectNoViolations } from './support/axe.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { pagesInHindi } from './support/pages.ts';
import { collectProblems } from './support/problems.ts';
import { expectStill, onPhone } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { doubledText, expectWholeText, misplaced, setRules } from './support/wholeText.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const header = (page: Page) => page.getByRole('banner');

/** The offer of this page in Hindi, or on a Hindi page in English. */
const offer = (page: Page, isHindi = true) =>
  page.getByRole('complementary', {
    name: isHindi ? 'यह पेज हिन्दी में भी है।' : 'This page is also in English.',
  });

/** The addresses that the page is loaded from, from now on; without the place on it. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      visits.push(request.url().replace(siteOrigin, '').replace(/#.*/, ''));
  });
  return visits;
}

test('a chosen language is remembered, and offered where it differs, but leads nobody anywhere', async ({
  page,
}) => {
  const visits = visitsOf(page);
  await page.goto('/about');
  await offer(page).getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
  await expect(page).toHaveURL('/hi/about');
  await hydrate(page);
  await expect(offer(page, false)).toHaveCount(0);
  await page.goto('/contact');
  await expect(offer(page)).toBeVisible();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');

  await page.goto('/hi/contact');
  await hydrate(page);
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact');
  await hydrate(page);
  await page.reload();
  await hydrate(page);
  await expect(offer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await page.goto('/hi/contact');
  await expect(offer(page, false)).toBeVisible();
  await expect(page).toHaveURL('/hi/contact');
  expect(visits).toEqual([
    '/about',
    '/hi/about',
    '/contact',
    '/contact',
    '/hi/contact',
    '/contact',
    '/contact',
    '/hi/contact',
  ]);
});

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

test('Hindi is offered on English pages that are there in Hindi, until somebody says ‘अभी नहीं’', async ({
  page,
}) => {
  test.slow();
  for (const address of ['/blog/two-minutes-a-day', '/careers', '/login', '/hi', '/hi/clinics']) {
    await page.goto(address);
    await hydrate(page);
    // The offer comes with the page's start, in a chunk of its own.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside[data-floating][lang]'), address).toHaveCount(0);
  }
  await page.goto('/clinics/adyar');
  await expect(offer(page)).toHaveCount(1);
  await expectNoViolations(page, 'the offer of Hindi', { isState: true });
  await page.setViewportSize({ width: 390, height: 844 });

  await offer(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(offer(page).getByRole('button', { name: 'अभी नहीं' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toHaveCount(0);
  for (const address of ['/clinics/adyar', '/', '/about']) {
    await page.goto(address);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await expect(offer(page), address).toHaveCount(0);
  }
});

test('a Marathi search marks as English what is, and not what leads to an English page, and leads there', async ({
  page,
}) => {
  await page.goto('/mr');
  await hydrate(page);
  await header(page).getByRole('button', { name: 'शोधा', exact: true }).click();
  await header(page).getByRole('combobox').fill('rabies');
  const hits = header(page).getByRole('option');
  const service = hits.filter({ hasText: 'लसीकरण' });
  await expect(service).toHaveAttribute('hreflang', 'en');
  await expect(service).not.toHaveAttribute('lang');
  const article = hits.filter({ hasText: 'vaccine card' });
  await expect(article.locator('b span')).toHaveAttribute('lang', 'en');

  // By keyboard too an English page is there, although this language's build has none at its address.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/reading-the-vaccine-card');
  await expect(page.getByRole('heading', { level: 1, name: 'vaccine card' })).toBeVisible();
});

for (const width of [320, 390, 1280])
  test(`at the end of a page the offer covers no link, and its answers stand side by side: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expect(offer(page)).toBeVisible();
    await scrollThrough(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const found = () =>
      offer(page).evaluate((aside) => {
        const card = aside.getBoundingClientRect();
        const links = [...document.querySelectorAll('footer :is(a, summary)')];
        const isUnder = (link: Element) => {
          const { top, right, bottom, left } = link.getBoundingClientRect();
          return bottom > card.top && top < card.bottom && right > card.left && left < card.right;
        };
        const answers = [...aside.querySelectorAll('a, button')];
        return {
          covered: links.filter(isUnder).map(({ textContent }) => textContent),
          rows: new Set(answers.map((answer) => answer.getBoundingClientRect().top)).size,
        };
      });
    await expect.poll(found).toEqual({ covered: [], rows: 1 });
  });

for (const part of [0, 1, 2, 3])
  test(`every Hindi page is whole at 320 px and in doubled text, logs no problem and passes axe: part ${part + 1} of 4`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const all = await pagesInHindi(request);
    expect(all.length).toBeGreaterThan(20);
    const problems = collectProblems(page);
    for (const path of all.filter((_, place) => place % 4 === part)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'hi');
      await scrollThrough(page);
      await expectNoViolations(page, path, { isState: true });
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
  const visit = (path: string) => expectStill(browser, path, onPhone, 'fast');
  await Promise.all(['/hi', '/hi/service'].map(visit));
  await Promise.all(['/hi/contact', '/hi/clinics/indiranagar'].map(visit));
  await Promise.all(['/hi/doctors', '/hi/ContactGrooming'].map(visit));
});

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-IN' });

  test('is offered English on Hindi pages, and reads it by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside[data-floating][lang]')).toHaveCount(0);
    await page.goto('/hi/privacy');
    await expect(offer(page, false)).toBeVisible();
    await offer(page, false).getByRole('link', { name: 'Read in English' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy');
  });
});
