import type { Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { scrollThrough } from './support/hydrate.ts';
import { layoutOf, publicLayouts, publicPages, unlisted } from './support/pages.ts';
import { collectViolations } from './support/policy.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// One visit for all that is checked on every page: loading and scrolling through it takes longer than most checks.
// Without animations: axe would judge the contrast of half-transparent text.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Wider text spacing is checked on these. */
const withWiderSpacing = [
  '/',
  '/home-v2',
  '/devcontact',
  '/doctors',
  '/timetable',
  '/login',
  '/VetbuddyVisits',
];

/** Equals a window of 640 px zoomed to 200 % (WCAG 1.4.4). */
const doubledText = 'html { font-size: 200% }';

/** The text spacing that a page must support (WCAG 1.4.12). */
const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** How far the page scrolls sideways, in px. */
async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The texts that are cut off by a box that hides its overflow, or by the screen's edge. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
        continue;
      // Skip text that is not visible: for screen readers only, or on hidden slides.
      if (holder.closest('[inert], .visually-hidden, [aria-hidden="true"], option')) continue;
      range.selectNodeContents(text);
      // A line box is higher than its letters.
      const tolerance = Math.max(6, parseFloat(getComputedStyle(holder).fontSize) * 0.15);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        for (let part: Element | null = holder; part; part = part.parentElement) {
          const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(part);
          if (clipPath !== 'none' || textOverflow === 'ellipsis' || position === 'fixed') break;
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (['auto', 'scroll'].includes(overflowX) || part === document.body) break;
          const frame = part.getBoundingClientRect();
          const isBeside =
            hides(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2);
          const isBelow =
            hides(overflowY) &&
            (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance);
          if (isBeside || isBelow)
            cut.add(`'${text.textContent.trim().slice(0, 40)}' in ${part.className}`);
        }
      }
    }
    return [...cut];
  });
}

/** Replaces the reader's own CSS rules. The site's policy would block a `<style>` element. */
async function setRules(page: Page, rules: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // The new layout is there after two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, rules);
}

async function expectWholeText(page: Page, setting: string): Promise<void> {
  // Carousels measure themselves anew a moment after the page.
  const softly = expect.configure({ soft: true });
  await softly.poll(() => cutTexts(page), setting).toEqual([]);
  expect.soft(await sidewaysScroll(page), setting).toBeLessThanOrEqual(0);
}

/** What moves, or is invisible until it moves in. */
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
  return page.locator('input, select, textarea').evaluateAll((fields) =>
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
async function expectReaderSettings(page: Page, hasWiderSpacing: boolean): Promise<void> {
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
    if (hasWiderSpacing) {
      await setRules(page, widerSpacing);
      await expectWholeText(page, 'wider spacing at 1280 px');
    }
    await setRules(page, '');
    await page.setViewportSize({ width: 320, height: 800 });
    if (hasWiderSpacing) {
      await setRules(page, widerSpacing);
      await expectWholeText(page, 'wider spacing at 320 px');
    }
    await setRules(page, '');
    await expectWholeText(page, 'a window of 320 px');
  });
}

test('the pages of this file are one of each layout in the sitemap', async ({ request }) => {
  const layouts = (paths: readonly string[]) => [...new Set(paths.map(layoutOf))].toSorted();
  expect(layouts(await publicPages(request))).toEqual(layouts(publicLayouts));
});

for (const path of [...publicLayouts, ...unlisted, '/error']) {
  test(`${path} passes axe, violates no policy and follows its reader’s settings`, async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    await page.goto(path);
    await scrollThrough(page);
    expect(violations).toEqual([]);
    await expectNoViolations(page, path);
    await expectReaderSettings(page, withWiderSpacing.includes(path));
  });
}

for (const path of ['/login', '/appointmentlist', '/devappointmentlist']) {
  test(`${path} follows the settings of a reader who is logged in`, async ({ page }) => {
    await logIn(page);
    await page.goto(path);
    await scrollThrough(page);
    await expectReaderSettings(page, false);
  });
}
