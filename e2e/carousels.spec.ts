import type { Locator } from 'playwright/test';
import { scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const next = { vets: 'Next vet', articles: 'Next article', partners: 'Next partner' };
type Kind = keyof typeof next;

/** The number of slides in view on both sides of a breakpoint, by the width of the window in px (docs/product.md, section 9). */
const breakpoints: { width: number; path: string; inView: Partial<Record<Kind, number>> }[][] = [
  [
    { width: 1199, path: '/', inView: { vets: 4, articles: 3 } },
    { width: 1198, path: '/', inView: { vets: 2, articles: 2 } },
    { width: 1198, path: '/home-v2', inView: { partners: 5 } },
  ],
  [
    { width: 766, path: '/', inView: { vets: 1, articles: 1 } },
    { width: 767, path: '/', inView: { vets: 2, articles: 2 } },
  ],
];

/** How many slides of a row are whole in view. */
async function wholeSlides(row: Locator): Promise<number> {
  return row.evaluate((slides) => {
    const edges = slides.getBoundingClientRect();
    return [...slides.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => left >= edges.left - 1 && right <= edges.right + 1).length;
  });
}

for (const widths of breakpoints) {
  const title = `carousels show the specified number of slides at ${[...new Set(widths.map(({ width }) => width))].join(' and ')} px`;
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0]!.width, height: 900 });
    for (const { width, path, inView } of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (new URL(page.url()).pathname !== path) {
        await page.goto(path);
        await scrollThrough(page);
      }
      for (const [kind, count] of Object.entries(inView)) {
        const button = page.getByRole('button', { name: next[kind as Kind] });
        const row = page.locator('section', { has: button }).getByRole('group', { name: 'Slides' });
        await row.scrollIntoViewIfNeeded();
        const what = `${kind} at ${width} px`;
        await expect(row, what).toHaveAttribute('data-enhanced');
        // Slides outside the view are inert.
        await expect(row.locator('[aria-roledescription="slide"]:not([inert])'), what).toHaveCount(
          count,
        );
        await expect.poll(() => wholeSlides(row), what).toBe(count);
      }
    }
  });
}
