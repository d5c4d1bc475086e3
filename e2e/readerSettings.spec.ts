import type { Page } from 'playwright/test';
import { bookingForm } from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { oneOfEach, publicPages, unlisted } from './support/pages.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/home-v2',
  '/devcontact',
  '/doctors',
  '/timetable',
  '/login',
  '/VetbuddyVisits',
];

/** Adds a reader's own CSS rules. The site's policy would block a `<style>` element. */
async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** The text spacing that a page must support (WCAG 1.4.12). */
const spacing = `
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

for (const width of [320, 1280]) {
  test(`wider text spacing cuts off no text at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await scrollThrough(page);
      await addRules(page, spacing);
      expect.soft(await cutTexts(page), path).toEqual([]);
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const { setting, width, rules } of [
  { setting: 'a window of 320 px', width: 320, rules: '' },
  // Equals a window of 640 px zoomed to 200 % (WCAG 1.4.4).
  { setting: 'doubled text', width: 1280, rules: 'html { font-size: 200% }' },
]) {
  test(`${setting} cuts off no text and makes no page scroll sideways`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of oneOfEach([...(await publicPages(request)), ...unlisted, '/error'])) {
      await page.goto(path);
      await scrollThrough(page);
      await addRules(page, rules);
      expect.soft(await cutTexts(page), path).toEqual([]);
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('the most used buttons, links and fields are at least 44 px wide and high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const small: string[] = [];
  /** Measures the visible elements with these names. */
  const measure = async (role: 'button' | 'link' | 'combobox' | 'textbox', names: string[]) => {
    for (const name of names) {
      const targets = page.getByRole(role, { name }).filter({ visible: true });
      await expect(targets.first()).toBeVisible();
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        if (box && Math.min(box.width, box.height) < 44)
          small.push(`${name}, ${page.url()}: ${box.width} × ${box.height}`);
      }
    }
  };
  await page.goto('/');
  await hydrate(page);
  await measure('link', ['Book Now']);
  await measure('button', ['Menu']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await measure('button', ['Menu']);
  await page.keyboard.press('Escape');
  await bookingForm(page);
  await measure('textbox', ['Name', 'Mobile Number', 'Email', 'Comments']);
  await measure('combobox', ['Location', 'Appointment Type', 'Pet Type', 'Appointment Time']);
  await measure('button', ['Book Appointment']);
  await page.goto('/login');
  await measure('button', ['Login']);
  await logIn(page);
  await measure('button', ['Export to Excel', 'Refresh', 'Previous', 'Next', 'Log out']);
  await page.goto('/VetbuddyVisits');
  await measure('button', ['Previous', 'Next']);
  expect(small).toEqual([]);
});

test('in forced colours all text uses the reader’s colours and every field has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(path);
    await scrollThrough(page);
    // Text uses the reader's colours unless an element opts out.
    const own = await page.locator('body *').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).forcedColorAdjust === 'none')
        .filter((part) => part.textContent.trim() !== '')
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect.soft(own, path).toEqual([]);
    const bare = await page.locator('input, select, textarea').evaluateAll((fields) =>
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
    expect.soft(bare, path).toEqual([]);
  }
});

test('with reduced motion nothing moves and everything is visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(path);
    await scrollThrough(page);
    const found = await page.evaluate(() => ({
      moving: document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      smooth: getComputedStyle(document.documentElement).scrollBehavior,
      unseen: [...document.querySelectorAll('[data-aos]')]
        .filter((part) => getComputedStyle(part).opacity !== '1')
        .map((part) => part.outerHTML.slice(0, 80)),
    }));
    expect.soft(found, path).toEqual({ moving: [], smooth: 'auto', unseen: [] });
  }
});
