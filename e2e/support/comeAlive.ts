import type { Page } from 'playwright/test';

/** Touches the page, which starts its script, and waits until it answers. */
export async function comeAlive(page: Page): Promise<void> {
  await page.locator('body').press('Shift');
  await page.locator('#root[data-alive]').waitFor();
}

/** Down the page and back, as a reader goes, so that its parts come to life. */
export async function readThrough(page: Page): Promise<void> {
  await comeAlive(page);
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y <= scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
