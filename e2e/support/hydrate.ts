import type { Page } from 'playwright/test';

/** Waits until the page is hydrated, as a visitor who does nothing. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor();
}

/** Waits until the browser has drawn what has just changed. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Scrolls to the page's end, a screen at a time. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y <= scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Scrolls to the page's end and back, so that every carousel has started and every picture is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollToEnd(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
