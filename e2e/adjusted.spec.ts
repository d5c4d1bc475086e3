import type { Page } from 'playwright/test';
import { readThrough } from './support/comeAlive.ts';
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

/** The spacing that readers may ask for (WCAG 1.4.12), without the `<style>` that the site's policy would refuse. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Words that are cut by a box that hides what does not fit, or by the screen's edge. */
async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }))
        continue;
      // What can't be seen at all (words for screen readers, slides aside), and what says that it is cut and opens in full.
      if (holder.closest('[inert], .visually-hidden, [aria-hidden="true"], option')) continue;
      range.selectNodeContents(text);
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
            hides(overflowY) && (box.top < frame.top - 6 || box.bottom > frame.bottom + 6);
          if (isBeside || isBelow)
            cut.add(`'${text.textContent.trim().slice(0, 40)}' in ${part.className}`);
        }
      }
    }
    return [...cut];
  });
}

for (const width of [320, 1280]) {
  test(`wider spacing cuts no words at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await readThrough(page);
      await spaceText(page);
      expect.soft(await cutWords(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

test('in forced colours no words keep colours of their own, and every field has an edge', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(path);
    await readThrough(page);
    // Words then take the reader's colours, unless a part keeps its own.
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

test('whoever wants no motion gets none, and misses nothing', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(path);
    await readThrough(page);
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
