import type { Page } from 'playwright/test';
import { bookingForm } from './support/booking.ts';
import { comeAlive, readThrough } from './support/comeAlive.ts';
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

/** Rules of the reader's own, without the `<style>` that the site's policy would refuse. */
async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** The spacing that readers may ask for (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** px that can be scrolled sideways. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
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
      // A font's own box is higher than its letters.
      const air = Math.max(6, parseFloat(getComputedStyle(holder).fontSize) * 0.15);
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
            hides(overflowY) && (box.top < frame.top - air || box.bottom > frame.bottom + air);
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await readThrough(page);
      await addRules(page, spacing);
      expect.soft(await cutWords(page), path).toEqual([]);
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const { what, width, rules } of [
  { what: 'a window of 320 px', width: 320, rules: '' },
  // As in a window of 640 px that is zoomed to 200 % (WCAG 1.4.4).
  { what: 'text of twice the size', width: 1280, rules: 'html { font-size: 200% }' },
]) {
  test(`${what} cuts no words of any page, and none scrolls sideways`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of oneOfEach([...(await publicPages(request)), ...unlisted, '/error'])) {
      await page.goto(path);
      await readThrough(page);
      await addRules(page, rules);
      expect.soft(await cutWords(page), path).toEqual([]);
      expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('what people press most is 44 px or more, wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const small: string[] = [];
  /** Of all that bear the name, those that can be seen. */
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
  await comeAlive(page);
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

test('in forced colours no words keep colours of their own, and every field has an edge', async ({
  page,
}) => {
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
