import type { Page } from 'playwright/test';

/** Holds files back until the function that it returns is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Holds the app back, so that the page is not hydrated. */
export const holdApp = (page: Page) => hold(page, /\/assets\/startApp-.*\.js$/);

/** Slow 4G, as Lighthouse has it. */
const slow4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Puts the page on a slow line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
}
