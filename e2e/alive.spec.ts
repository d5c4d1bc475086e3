import type { Page } from 'playwright/test';
import { hydrate } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

/** Presses of these change nothing: the end of a row, what is chosen already. */
const chosen = '[aria-disabled="true"], [aria-current], [aria-pressed="true"]';

/**
 * Presses the button of this number as assistive technology does: without pointer, key, scrolling or focus. Returns whether there is
 * one; throws where nothing comes of it.
 */
async function press(page: Page, number: number): Promise<boolean> {
  const dead = await page.evaluate(
    ([without, at]) =>
      new Promise<string | undefined>((resolve) => {
        const buttons = [...document.querySelectorAll<HTMLElement>(`button:not(${without})`)];
        const button = buttons.filter((each) => each.checkVisibility())[at];
        if (!button) return resolve('');
        const name = button.outerHTML.slice(0, 150);
        const answered = () => resolve(undefined);
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver(answered).observe(document, all);
        for (const event of ['scroll', 'focusin', 'popstate', 'toggle'])
          window.addEventListener(event, answered, { capture: true, once: true });
        button.click();
        setTimeout(() => resolve(name), 2000);
      }),
    [chosen, number] as const,
  );
  expect(dead ?? '', 'a button that does not answer').toBe('');
  return dead === undefined;
}

/** The pages with buttons of their own. */
const withButtons = [
  '/',
  '/home-v2',
  '/home-v3',
  '/blog',
  '/clinics',
  '/clinics/indiranagar',
  '/contact',
  '/doctors/ananya-rao',
  '/timetable',
  '/login',
  '/appointmentlist',
  '/VetbuddyVisits',
];

for (const path of withButtons)
  test(`every control of ${path} works although nobody has touched, scrolled or focused anything`, async ({
    page,
  }) => {
    test.slow();
    const open = async () => {
      await page.goto(path);
      await hydrate(page);
    };
    await open();
    const disabled = page.locator(':is(button, input, select, textarea):disabled');
    expect(await disabled.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    for (let number = 0; await press(page, number); number += 1) {
      const isElsewhere = new URL(page.url()).pathname !== path;
      // Behind a dialog, or on another page, there are other buttons.
      if (isElsewhere || (await page.locator('dialog[open], [role=dialog]').count()) > 0)
        await open();
    }
  });
