import { expect as hard, type Browser, type Page, type ViewportSize } from 'playwright/test';
import { siteOrigin } from './addresses.ts';
import { expectNoViolations } from './axe.ts';
import { drawn, hydrate, scrollThrough, scrollToEnd } from './hydrate.ts';
import { hold, slowDown } from './network.ts';
import { doubledText, expectWholeText, misplaced, setRules } from './wholeText.ts';

const expect = hard.configure({ soft: true });

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The largest sum of a page's layout shifts. */
const maxShift = 0.02;

/** The text spacing that a page must support (WCAG 1.4.12). */
const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

interface Walk {
  /** Has reduced motion: axe would judge the contrast of half-transparent text. */
  page: Page;
  reader: Page;
}

/** Opens the pages of a walk: the given one, and one without JavaScript. */
export async function startWalk(page: Page, browser: Browser): Promise<Walk> {
  // By night the emergency notice is shorter than the prerendered one.
  await page.clock.setFixedTime('2026-11-18T12:00:00+05:30');
  await page.addInitScript(logShifts);
  const reader = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
  return { page, reader };
}

/** Checks on one page what holds for every public page. */
export async function checkPublicPage({ page, reader }: Walk, path: string): Promise<void> {
  const height = await readWithoutScript(reader, path);
  await page.setViewportSize(phone);
  await page.goto(path);
  expect(await largestOf(page), `${path}: the largest of the first screen`).not.toContain('"lazy"');
  await hydrate(page);
  // A jump of a whole screen in the frame in which the clock's advice comes would count as a shift.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await scrollThrough(page);
  await expectNoShift(page, path);
  await setRules(page, '.script-only { display: none }');
  const withScript = await heightOf(page);
  await setRules(page, '');
  expect(Math.abs(height - withScript), `${path}: what a script adds to its height`).toBeLessThan(
    withScript * 0.02,
  );
  await checkOpenPage(page, path);
}

/** Checks the page that is open: on a phone and a desktop, light and dark, and with the settings that a reader may have. */
export async function checkOpenPage(page: Page, path: string): Promise<void> {
  await expectNoViolations(page, path, 'phone');
  expect(await smallTargets(page), `${path}: targets below 44 px`).toEqual([]);
  await expectNoViolations(page, path, 'desktop');
  expect(await motionIn(page), `${path}: reduced motion`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await unreadableInForcedColors(page), `${path}: forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });

  await checkText(page, path);
}

/** Checks that enlarged, spaced and usual text is whole. */
async function checkText(page: Page, what: string): Promise<void> {
  for (const [setting, width, rules] of [
    ['doubled text', 1280, doubledText],
    ['doubled text', 390, doubledText],
    ['wider spacing', 320, widerSpacing],
    ['usual text', 320, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setRules(page, rules);
    await expectWholeText(page, `${what}: ${setting} at ${width} px`);
  }
}

/** Checks at 320 px, with doubled and usual text, that text is whole and no control lies over another. */
export async function checkNarrowScreen(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const rules of [doubledText, '']) {
    await setRules(page, rules);
    await expectWholeText(page, `${what} at 320 px ${rules}`);
    await expect.poll(() => misplaced(page), `${what} at 320 px ${rules}`).toEqual([]);
  }
}

/** Checks a page's heading and phone number without JavaScript. Returns its height in px. */
export async function readWithoutScript(reader: Page, path: string): Promise<number> {
  await reader.goto(siteOrigin + path);
  await expect(reader.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(reader.getByRole('contentinfo').locator('[href^="tel:"]'), path).toBeVisible();
  await expect(reader.locator('.script-only:visible'), path).toHaveCount(0);
  for (const note of await reader.locator('form > noscript').all())
    if (await note.locator('xpath=..').isVisible())
      await expect(note.locator('[href^="tel:"]').first(), path).toBeVisible();
  return heightOf(reader);
}

/** The page's height in px, less open forms and the list of clinics, which a script fills. */
async function heightOf(page: Page): Promise<number> {
  const form = 'form:has(> noscript):not(details:not([open]) *)';
  const filled = page.locator(`${form}, section:has(> div > noscript):not(:has(form))`);
  const boxes = await Promise.all((await filled.all()).map((box) => box.boundingBox()));
  const height = await page.locator('body').evaluate(({ scrollHeight }) => scrollHeight);
  return boxes.reduce((rest, box) => rest - (box?.height ?? 0), height);
}

/** The element of the largest contentful paint, as HTML without children. */
async function largestOf(page: Page): Promise<string | undefined> {
  await page.waitForLoadState('load');
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

/** Runs in a page before its scripts: keeps all layout shifts as `window.shifts`, also those after input and scrolling. */
export function logShifts() {
  const shifts: { value: number; parts: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null }[];
      };
      const parts = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      );
      shifts.push({ value, parts: parts.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Checks that no more than `maxShift` has moved since the last call. */
async function expectNoShift(page: Page, when: string): Promise<void> {
  await drawn(page);
  const shifts = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as { value: number; parts: string }[]).splice(0),
  );
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${when}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(maxShift);
}

export async function openOnSlowLine(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const slow = await browser.newPage({ viewport });
  await slowDown(slow);
  await slow.addInitScript(logShifts);
  // Fallback fonts only: expectFontsToMoveNothing() checks the change of fonts.
  await slow.route('**/*.woff2', (route) => route.abort());
  return slow;
}

/** Checks that nothing moves while a page loads on a slow line and is scrolled. */
export async function expectStill(slow: Page, path: string): Promise<void> {
  await slow.goto(siteOrigin + path, { waitUntil: 'commit' });
  await drawn(slow);
  await scrollToEnd(slow);
  await hydrate(slow);
  await hard(slow.getByText(/loading what can be booked…$/)).toHaveCount(0);
  await slow.waitForLoadState('networkidle');
  await expectNoShift(slow, `${path} on a slow line`);
}

/** Checks that nothing moves when the fonts arrive after the first paint. */
export async function expectFontsToMoveNothing(page: Page, path: string): Promise<void> {
  const release = await hold(page, '**/*.woff2');
  await page.goto(siteOrigin + path, { waitUntil: 'commit' });
  await drawn(page);
  await expectNoShift(page, `${path} before its fonts`);
  release();
  await page.evaluate(() => document.fonts.load('16px Figtree'));
  await page.evaluate(() => document.fonts.ready);
  await expectNoShift(page, `${path} as its fonts come`);
}

/** Animations, hidden parts and smooth scrolling of a page with reduced motion. */
async function motionIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target);
    const unseen = [...document.querySelectorAll('[data-aos]')].filter(
      (part) => getComputedStyle(part).opacity !== '1',
    );
    const smooth = [document.documentElement].filter(
      (root) => getComputedStyle(root).scrollBehavior !== 'auto',
    );
    return [...moving, ...unseen, ...smooth].map((part) => part?.outerHTML.slice(0, 80) ?? '');
  });
}

/** Elements that opt out of forced colours, and fields without an edge. */
async function unreadableInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const withOwnColours = [...document.body.querySelectorAll('*')].filter(
      (part) =>
        getComputedStyle(part).forcedColorAdjust === 'none' && part.textContent.trim() !== '',
    );
    const hasEdge = (part: Element) => {
      const { borderTopWidth, borderBottomWidth, outlineWidth, outlineStyle } =
        getComputedStyle(part);
      const border = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth);
      return border > 0 || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
    };
    // A native checkbox is drawn by the browser, with an edge of its own.
    const fields = document.querySelectorAll('input:not([type="checkbox"]), select, textarea');
    const withoutEdge = [...fields].filter(
      (field) => field.checkVisibility() && !hasEdge(field) && !hasEdge(field.parentElement!),
    );
    return [...withOwnColours, ...withoutEdge].map((part) => part.outerHTML.slice(0, 80));
  });
}

/** Visible fields, buttons, and links with the look of a button, below 44 px. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (target: Element) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(target);
      return borderTopWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)';
    };
    const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea';
    // An owner's name in a table is a button that looks like a link.
    return [...document.querySelectorAll(`${fields}, button:not(table button), a`)]
      .filter((target) => !target.matches('a') || !isText(target))
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`);
  });
}
