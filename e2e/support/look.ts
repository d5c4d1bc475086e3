import { expect, type Page } from 'playwright/test';
import { cloudOrigin, siteOrigin } from './addresses.ts';
import { test as base } from './test.ts';

/** A Wednesday morning at the clinic, among the dates of the sample requests. */
const lookedAt = new Date('2026-08-12T11:00:00+05:30');

/** The width, in px, that a test's pictures are taken at: playwright.looks.config.ts has a project for each. */
export const at = { 390: { tag: '@390' }, 768: { tag: '@768' }, 1440: { tag: '@1440' } } as const;

/** Playwright's `test` at a fixed time, with a site that reaches nothing but the sandbox. */
export const test = base.extend({
  page: async ({ page }, use) => {
    // Timers go on; only the date stands.
    await page.clock.setFixedTime(lookedAt);
    const own = [siteOrigin, cloudOrigin];
    await page.route(
      ({ origin }) => !own.includes(origin),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await use(page);
  },
});

/** Shows the page from its top, with every picture and font. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that is broken is compared as it shows.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

interface Extent {
  /** The whole page instead of what fits on the screen. */
  fullPage?: boolean;
  /** The part of the height to compare, in px. */
  upTo?: number;
  /** False where scripts are off: promises do not settle there. */
  hasScript?: boolean;
}

/** Compares the page with its pictures, light and dark; the second also where the first differs. */
export async function expectLook(
  page: Page,
  name: string,
  { fullPage, upTo, hasScript = true }: Extent = {},
) {
  const { width = 0 } = page.viewportSize() ?? {};
  // Move the pointer away, because hovered elements look different.
  await page.mouse.move(0, 0);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await (hasScript ? settle(page) : page.waitForLoadState('networkidle'));
    const file = `${name}-${scheme}.webp`;
    await expect.soft(page).toHaveScreenshot(file, {
      fullPage,
      clip: upTo === undefined ? undefined : { x: 0, y: 0, width, height: upTo },
      animations: 'disabled',
      // The screen's own pixels: half as many as CSS pixels (playwright.looks.config.ts).
      scale: 'device',
    });
  }
}

export { expect } from 'playwright/test';
