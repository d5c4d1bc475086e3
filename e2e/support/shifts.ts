import { expect, type Browser, type Page, type ViewportSize } from 'playwright/test';
import { siteOrigin } from './addresses.ts';
import { hydrate } from './hydrate.ts';

/** How much moved by itself, the browser's own measure, and what. */
interface Shift {
  value: number;
  parts: string[];
}

/** All layout shifts so far, the largest first, with what moved. Those after input or scrolling count too. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        // A buffered observer is called once with everything so far, but not at all where nothing moved.
        setTimeout(() => resolve([]), 300);
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          const nameOf = (node: Node | null) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80);
          resolve(
            shifts
              .map(({ value, sources }) => ({
                value,
                parts: sources.map(({ node }) => nameOf(node) ?? 'something that is gone'),
              }))
              .toSorted((a, b) => b.value - a.value),
          );
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
}

export const sumOf = (shifts: readonly Shift[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

export const onPhone = { width: 390, height: 844 };

/** The most that may move on a page, all of it added up: a part of the screen times a part of its height. */
const most = 0.02;

/** Slow 4G, as Lighthouse has it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(30);
    const rest = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(rest).toBeLessThan(2);
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Opens a page on a slow line, scrolls to its end as soon as something can be seen, and checks how much has moved. */
export async function expectStill(
  browser: Browser,
  path: string,
  viewport: ViewportSize,
): Promise<void> {
  // A visit has a context of its own, so that nothing comes from another's cache.
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  // The pages keep to their fallback fonts: when the own ones come in, text moves.
  await page.route('**/*.woff2', (route) => route.abort());

  await page.goto(siteOrigin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await scrollToEnd(page);
  // Wait for the rest: scripts, the list of clinics, pictures.
  await hydrate(page);
  await expect(page.getByText(/loading what can be booked…$/)).toHaveCount(0);
  await page.waitForFunction(() => {
    // Others need not come: pictures are loaded near the screen only.
    const isInView = (picture: Element) => {
      const { top, right, bottom, left } = picture.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isOnScreen && picture.checkVisibility();
    };
    return [...document.images].every((picture) => picture.complete || !isInView(picture));
  });

  const shifts = await shiftsOf(page);
  const what = `${path} at ${viewport.width} px`;
  expect
    .soft(sumOf(shifts), `${what}\n${JSON.stringify(shifts.slice(0, 5), null, 1)}`)
    .toBeLessThanOrEqual(most);
  await context.close();
}
