import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { expectNoViolations } from './support/axe.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import {
  layoutOf,
  publicLayouts,
  publicPages,
  sitemapPages,
  unlisted,
  versionsIn,
} from './support/pages.ts';
import { collectViolations } from './support/policy.ts';
import { collectProblems } from './support/problems.ts';
import { sampleStore } from './support/site.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { doubledText, expectWholeText, setRules } from './support/wholeText.ts';

// One visit for all that is checked on every page: loading and scrolling through it takes longer than most checks.
// Without animations: axe would judge the contrast of half-transparent text.
const reader = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;
test.use({ contextOptions: { reducedMotion: reader.reducedMotion }, viewport: reader.viewport });

/** The text spacing that a page must support (WCAG 1.4.12). */
const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Elements that move, or are invisible until they move in. */
async function findMotion(page: Page) {
  return page.evaluate(() => ({
    moving: document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    smooth: getComputedStyle(document.documentElement).scrollBehavior,
    unseen: [...document.querySelectorAll('[data-aos]')]
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => part.outerHTML.slice(0, 80)),
  }));
}

/** Elements with text that opt out of the reader's colours. */
async function withOwnColours(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).forcedColorAdjust === 'none')
      .filter((part) => part.textContent.trim() !== '')
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}

async function fieldsWithoutEdge(page: Page): Promise<string[]> {
  // A native checkbox is drawn by the browser, with an edge of its own.
  return page.locator('input:not([type="checkbox"]), select, textarea').evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const edges = [field, field.parentElement!].map((part) => getComputedStyle(part));
        return !edges.some(
          ({ borderTopWidth, borderBottomWidth, outlineWidth, outlineStyle }) =>
            parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0 ||
            (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0),
        );
      })
      .map((field) => field.outerHTML.slice(0, 80)),
  );
}

/** Checks the page that is open with the settings that its reader may have. */
async function expectReaderSettings(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('with reduced motion nothing moves and everything is visible', async () => {
    expect.soft(await findMotion(page)).toEqual({ moving: [], smooth: 'auto', unseen: [] });
  });
  await test.step('in forced colours all text uses the reader’s colours and every field has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withOwnColours(page)).toEqual([]);
    expect.soft(await fieldsWithoutEdge(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('no setting cuts off text or makes the page scroll sideways', async () => {
    await setRules(page, doubledText);
    await expectWholeText(page, 'doubled text');
    await page.setViewportSize(reader.viewport);
    await expectWholeText(page, 'doubled text on a phone');
    await page.setViewportSize({ width: 320, height: 800 });
    await setRules(page, widerSpacing);
    await expectWholeText(page, 'wider spacing at 320 px');
    await setRules(page, '');
    await expectWholeText(page, 'a window of 320 px');
  });
}

/** The page's height without what a script fills: forms that need one and are not folded away, the list of clinics. In px. */
async function heightOf(page: Page): Promise<number> {
  const filled = page
    .locator('form:has(> noscript):not(details:not([open]) *)')
    .or(page.getByRole('region', { name: 'Find your clinic' }));
  const boxes = await Promise.all((await filled.all()).map((box) => box.boundingBox()));
  const height = await page.locator('body').evaluate(({ scrollHeight }) => scrollHeight);
  return boxes.reduce((rest, box) => rest - (box?.height ?? 0), height);
}

/** Pages with a booking form, which gives the phone number where there is no script. */
const withBooking = ['/', '/home-v3', '/HomeGrooming', '/ContactGrooming', '/devcontact'];

/** Opens a page without a script: its heading and whom to call are there. Returns its height, in px. */
async function readWithoutScript(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage({ ...reader, javaScriptEnabled: false });
  await page.goto(siteOrigin + path);
  if (withBooking.includes(path)) {
    // Playwright's text search ignores <noscript>.
    await expect(page.locator('form noscript [href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeHidden();
  }
  // /HomeGrooming has no page heading (docs/product.md, section 2).
  if (path !== '/HomeGrooming') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText(/^Support hours /)).toBeVisible();
  await expect(foot.locator('[href^="tel:"]')).toBeVisible();
  const height = await heightOf(page);
  await page.context().close();
  return height;
}

/** Checks that a public page is whole without a script, and that a script changes neither its height nor breaks a rule. */
async function expectSameWithScript(page: Page, browser: Browser, path: string): Promise<void> {
  const height = await readWithoutScript(browser, path);
  await page.goto(path);
  const largest = await largestOf(page);
  expect.soft(largest, 'the largest of the first screen').not.toContain('loading="lazy"');
  await scrollThrough(page);
  // What does nothing without a script is not there without one.
  await setRules(page, '.script-only { display: none }');
  const withScript = await heightOf(page);
  await setRules(page, '');
  expect
    .soft(Math.abs(height - withScript), `${path}, without a script`)
    .toBeLessThanOrEqual(withScript * 0.02);
}

/** The largest element of the first screen, as HTML: the picture or text that people wait for. */
async function largestOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve((element?.cloneNode() as Element | undefined)?.outerHTML);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** The longest pages: the heights that they keep, in px, by the screen's width, with a link of what comes late. */
const long: Record<string, { late: RegExp; atMost: Record<number, number> } | undefined> = {
  '/': { late: /^Book here/, atMost: { 390: 7000, 1440: 9500 } },
  '/service': { late: /^Vaccination/, atMost: { 390: 6500, 1440: 5200 } },
};

/** Checks that a page that is open, and was scrolled through, is not too long to be scrolled through. */
async function expectShort(page: Page, { late, atMost }: NonNullable<(typeof long)[string]>) {
  await expect(page.getByRole('link', { name: late }).first()).toBeVisible();
  for (const [width, most] of Object.entries(atMost)) {
    await page.setViewportSize({ width: Number(width), height: 664 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `the height at ${width} px`).toBeLessThanOrEqual(most);
  }
}

/** Addresses of a page that say what it shows; its HTML is that of the page without. */
function addressesOf(path: string): string[] {
  const all: Record<string, string[] | undefined> = {
    '/': [`/?store=${sampleStore.id}#contacts`],
    '/blog': ['/blog?tag=dogs'],
    '/devHome': ['/devHome?name=Asha'],
    '/appointmentlist': ['/appointmentlist?sort=Oldest', '/devappointmentlist'],
    '/VetbuddyVisits': ['/VetbuddyVisits?page=2'],
    '/VetcareVetBuddyVisits': ['/VetcareVetBuddyVisits?phone=5555502001'],
  };
  return all[path] ?? [];
}

test('the pages of this file are one of each layout in the sitemap', async ({ request }) => {
  const layouts = (paths: readonly string[]) => [...new Set(paths.map(layoutOf))].toSorted();
  expect(layouts(await publicPages(request))).toEqual(layouts(publicLayouts));
});

for (const path of publicLayouts) {
  const title = `${path} is whole without a script, hydrates without a warning and passes axe`;
  test(title, async ({ page, browser }) => {
    // Many checks in one visit.
    test.slow();
    // By night the emergency words are shorter than the prerendered ones.
    await page.clock.setFixedTime('2026-11-18T12:00:00+05:30');
    const problems = collectProblems(page);
    const violations = await collectViolations(page);
    await expectSameWithScript(page, browser, path);
    await expectNoViolations(page, path, 'phone', 'desktop');
    await expectReaderSettings(page);
    if (long[path]) await expectShort(page, long[path]);
    for (const more of addressesOf(path)) {
      await page.goto(more);
      await scrollThrough(page);
    }
    expect(problems).toEqual([]);
    expect(violations).toEqual([]);
  });
}

/** The words that a page brings in its HTML, and what search engines and chat apps read. */
async function expectWholeHtml(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  expect(html, path).toContain(`<link rel="canonical" href="${siteOrigin}${path}"`);
  expect(html, path).toMatch(/<meta name="description" content="[^"]*\S/);
  expect(html, path).toMatch(/<meta property="og:image" content="http[^"]+\.png"/);
  expect(html, path).not.toContain('name="robots"');
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main.replaceAll(/<[^>]*>/g, ' ');
  expect(words.trim().split(/\s+/).length, path).toBeGreaterThan(20);
  expect(words, path).not.toMatch(/undefined|NaN|\[object/);
  return /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
}

test('every public page has its words, its own title and what search engines read in its HTML', async ({
  request,
}) => {
  const paths = (await sitemapPages(request)).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  const titles = await Promise.all(paths.map((path) => expectWholeHtml(request, path)));
  expect(new Set(titles)).not.toContain('');
  expect(new Set(titles).size).toBe(paths.length);
});

test('every page names itself in each of its languages, as its versions and the sitemap do', async ({
  request,
}) => {
  const pages = await sitemapPages(request);
  const paths = pages.map(({ path }) => path);
  for (const { path, versions, isEnglish } of pages) {
    const html = await (await request.get(path)).text();
    const [head = ''] = html.split('</head>');
    // The versions of a page name the same, so each names all others.
    expect(versionsIn(head), path).toEqual(versions);
    const { 'x-default': general, ...named } = versions;
    expect(general, path).toBe(named['en']);
    const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
    expect(language === 'en', path).toBe(isEnglish);
    if (general) expect(named[language], path).toBe(siteOrigin + path);
    for (const url of Object.values(named)) {
      expect(paths, path).toContain(new URL(url).pathname);
      const other = pages.find((each) => siteOrigin + each.path === url);
      expect(other?.versions, `${path} and ${url}`).toEqual(versions);
    }
  }
});

test('every article’s and every vet’s page hydrates without a warning', async ({
  page,
  request,
}) => {
  test.slow();
  const problems = collectProblems(page);
  const violations = await collectViolations(page);
  const seen = publicLayouts as readonly string[];
  const paths = (await publicPages(request))
    .filter((path) => /^\/(?:blog|doctors)\/./.test(path))
    .filter((path) => !seen.includes(path));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    await page.goto(path);
    await hydrate(page);
  }
  expect(problems).toEqual([]);
  expect(violations).toEqual([]);
});

/** Pages that look different after a login. */
const needsLogin = ['/login', '/appointmentlist'];

for (const path of [...unlisted, '/error']) {
  // The same page as /appointmentlist.
  if (path === '/devappointmentlist') continue;

  test(`${path} passes axe, violates no policy, hydrates without a warning and follows its reader’s settings`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const isLogin = needsLogin.includes(path);
    const violations = await collectViolations(page);
    // Without a token the request list logs an error.
    let problems = isLogin ? [] : collectProblems(page);
    if (withBooking.includes(path)) await readWithoutScript(browser, path);
    await page.goto(path);
    await scrollThrough(page);
    await expectNoViolations(page, path, 'phone', 'desktop');
    await expectReaderSettings(page);

    if (isLogin) {
      await logIn(page);
      problems = collectProblems(page);
      await page.goto(path);
      await scrollThrough(page);
      await expectReaderSettings(page);
    }
    for (const more of addressesOf(path)) {
      await page.goto(more);
      await scrollThrough(page);
    }
    expect(problems).toEqual([]);
    expect(violations).toEqual([]);
  });
}
