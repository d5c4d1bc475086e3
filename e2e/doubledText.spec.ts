import type { Page } from 'playwright/test';
import { hydrate } from './support/hydrate.ts';
import { logIn, unfold } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { doubledText, misplaced, setRules } from './support/wholeText.ts';

const doubleText = (page: Page) => setRules(page, doubledText);

/** Checks what is in sight with the text at 200 %. */
async function expectInPlace(page: Page, words: string): Promise<void> {
  await doubleText(page);
  await expect.soft.poll(() => misplaced(page), words).toEqual([]);
}

/** The words of the page that are cut at a side of the screen, or reach the edge of the card that they are on. */
async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.parentElement!;
      // A slide that waits beside the screen, and what is for screen readers alone.
      if (!words.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (words.closest('.swiper, .visually-hidden, option, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      for (let box: Element | null = words; box; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box);
        // It can be scrolled there.
        if (overflowX === 'auto') break;
        const isEdge = box.tagName === 'MAIN' || overflowX === 'hidden' || overflowX === 'clip';
        if (display === 'inline' || !isEdge) continue;
        if (right <= box.getBoundingClientRect().right - 2) continue;
        found.push(text.textContent!.trim().slice(0, 40));
        break;
      }
    }
    return found.filter(Boolean);
  });
}

test('no word is cut or reaches its card’s edge on a screen of 320 px with doubled text', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of ['/', '/about', '/contact', '/clinics/indiranagar']) {
    await page.goto(address);
    await hydrate(page);
    await doubleText(page);
    await expect.soft.poll(() => cutWords(page), address).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 800],
  [390, 844],
] as const)
  test(`no control of the staff pages lies over another or leaves a screen of ${width} px with doubled text`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await hydrate(page);
    await expectInPlace(page, 'login');
    await logIn(page);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await unfold(page);
    await expectInPlace(page, 'list');
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    await expectInPlace(page, 'request');
    await page.keyboard.press('Escape');
    for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
      await page.goto(address);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectInPlace(page, address);
    }
  });

test('no room of the desk is wider than a screen of 320 px with its usual text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await logIn(page);
  for (const address of [
    '/appointmentlist',
    '/VetbuddyVisits',
    '/VetcareVetBuddyVisits?phone=5555502001',
  ]) {
    await page.goto(address);
    await expect(page.locator('main :is(table, h3)').first()).toBeVisible();
    await expect.soft.poll(() => misplaced(page), address).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, address).toBe(320);
  }
});
