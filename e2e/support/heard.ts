import { expect, type Locator, type Page, type Request } from 'playwright/test';

/** Ms that the page's clock is moved on: longer than any announcement waits for a pause. */
const pauseMs = 1500;

/** Ms within which something is said at all, and between two looks: time that storage and drawing take is real. */
const [firstMs, restMs] = [1500, 100];

/** The calls that a page waits for. */
const callsOf = new WeakMap<Page, Set<Request>>();

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
  const messages = () => page.evaluate(() => [...(Reflect.get(window, 'heard') as string[])]);
  await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
  await action();
  const isSaid = () => Reflect.get(window, 'heard').length > 0;
  await page.waitForFunction(isSaid, undefined, { timeout: firstMs }).catch(() => undefined);
  for (let before = -1, now = (await messages()).length; before !== now;) {
    before = now;
    await expect.poll(() => callsOf.get(page)?.size, { intervals: [20] }).toBe(0);
    await page.clock.runFor(pauseMs);
    await page.waitForTimeout(restMs);
    now = (await messages()).length;
  }
  return messages();
}

/** Lets `heard` listen to every page that is opened from now on, whose pauses then take no time. */
export async function listen(page: Page): Promise<void> {
  const calls = new Set<Request>();
  callsOf.set(page, calls);
  page.on('request', (request) => calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request));
  await page.clock.install();
  await page.addInitScript(keepLog);
}

/** Runs in the page, before it. */
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
      if (isHeard && isReachable(region) && wordsOf(region)) messages.push(wordsOf(region));
      if (region.checkVisibility()) known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
