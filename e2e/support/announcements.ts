import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { drawn } from './hydrate.ts';

/** Ms of the page's clock: longer than the debounce of any announcement. */
const pauseMs = 1500;

const callsOf = new WeakMap<Page, Set<Request>>();

/** Clicks a control without focusing it, as assistive technology and Safari do. */
export async function press(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => element.click());
}

export async function blur(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Runs an action; returns what live regions announce until they are quiet. Needs `listen` before the page opens. */
export async function heard(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const messages = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
  await action();
  let before = -1;
  await expect(async () => {
    expect(callsOf.get(page)?.size).toBe(0);
    await page.clock.runFor(pauseMs);
    await drawn(page);
    const now = (await messages()).length;
    const isQuiet = now > 0 && now === before;
    before = now;
    expect(isQuiet, 'something was said, and nothing more comes').toBe(true);
  }).toPass({ intervals: [20] });
  return messages();
}

/** Logs the announcements of every page that is opened from now on, and installs a clock for `heard`. */
export async function listen(page: Page): Promise<void> {
  const calls = new Set<Request>();
  callsOf.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.clock.install();
  await page.addInitScript(keepLog);
}

/** Runs in a page before its scripts. Logs new text in a region that was shown before, and an alert that appears with text. */
function keepLog() {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const known = new WeakSet<Element>();
  const messages: string[] = [];
  Object.assign(window, { heard: messages });

  const isReachable = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isBehind = modal !== undefined && !modal.contains(region);
    return (
      region.checkVisibility() && !isBehind && !region.closest('[aria-hidden="true"], [inert]')
    );
  };
  const textOf = (region: Element) => region.textContent.replaceAll(/\s+/g, ' ').trim();
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
      if (isHeard && isReachable(region) && textOf(region)) messages.push(textOf(region));
      if (region.checkVisibility()) known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
