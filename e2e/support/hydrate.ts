import type { Page } from 'playwright/test';

/** Presses a key, which starts hydration at once, and waits until the whole page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  // The script that waits for a sign of a visitor comes last.
  await page.waitForLoadState();
  await page.locator('body').press('Shift');
  await page.locator('#root[data-hydrated]').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-deferred]:not([data-hydrated])'));
}

/** Hydrates the page, then scrolls to its end and back, so that every carousel has started and every picture is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y <= scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo(0, 0);
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
