import type { Locator, Page } from 'playwright/test';

/** Ms without a message after which nothing more is expected: longer than any announcement waits for a pause. */
const quietMs = 1500;

/** Presses a control as assistive technology and voice control do, and as every press is in Safari: it gets no focus first. */
export async function press(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => element.click());
}

/**
 * What live regions say from an action on until they are quiet, in that order. Call `listen` before the page opens. Heard is what
 * assistive technology hears: text that comes into a region which was there and shown before, and an alert that comes with its text;
 * nothing from behind an open dialog.
 */
export async function heard(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const startAfresh = () => Object.assign(window, { heardAt: performance.now() });
  await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
  await action();
  await page.evaluate(startAfresh);
  await page.waitForFunction(
    (ms) => performance.now() - Reflect.get(window, 'heardAt') > ms,
    quietMs,
  );
  return page.evaluate(() => [...Reflect.get(window, 'heard')]);
}

/** Lets `heard` listen to every page that is opened from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(keepLog);
}

/** Runs in the page, before it. */
function keepLog() {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const known = new WeakSet<Element>();
  const messages: string[] = [];
  Object.assign(window, { heard: messages, heardAt: performance.now() });

  const isReachable = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isBehind = modal !== undefined && !modal.contains(region);
    return (
      region.checkVisibility() && !isBehind && !region.closest('[aria-hidden="true"], [inert]')
    );
  };
  const wordsOf = (region: Element) => region.textContent.replaceAll(/\s+/g, ' ').trim();
  const brings = ({ type, addedNodes }: MutationRecord) =>
    type === 'characterData' || [...addedNodes].some((node) => node.textContent?.trim());

  new MutationObserver((records) => {
    const changed = new Set(
      records
        .filter(brings)
        .map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(live),
        ),
    );
    for (const region of document.querySelectorAll(live)) {
      const isHeard = known.has(region) ? changed.has(region) : region.matches('[role="alert"]');
      if (isHeard && isReachable(region) && wordsOf(region)) {
        messages.push(wordsOf(region));
        Object.assign(window, { heardAt: performance.now() });
      }
      if (region.checkVisibility()) known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
