import type { Locator } from 'playwright/test';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const next = { vets: 'Next vet', articles: 'Next article', partners: 'Next partner' };

/** The number of slides in view by the width of the window in px, on both sides of each breakpoint (docs/product.md, section 9). */
const widths: [number, string, Partial<Record<keyof typeof next, number>>][] = [
  [1199, '/', { vets: 4, articles: 3 }],
  [1198, '/', { vets: 2, articles: 2 }],
  [767, '/', { vets: 2, articles: 2 }],
  [766, '/', { vets: 1, articles: 1 }],
  [1198, '/home-v2', { partners: 5 }],
];

async function wholeSlides(row: Locator): Promise<number> {
  return row.evaluate((slides) => {
    const edges = slides.getBoundingClientRect();
    return [...slides.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => left >= edges.left - 1 && right <= edges.right + 1).length;
  });
}

test('carousels show the specified number of slides at each breakpoint', async ({ page }) => {
  for (const [width, path, inView] of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url(), 'about:').pathname !== path) {
      await page.goto(path);
      await hydrate(page);
      await scrollThrough(page);
    }
    for (const [kind, count] of Object.entries(inView)) {
      const button = page.getByRole('button', { name: next[kind as keyof typeof next] });
      const row = page.locator('section', { has: button }).getByRole('group', { name: 'Slides' });
      await row.scrollIntoViewIfNeeded();
      const what = `${kind} at ${width} px`;
      await expect(row, what).toHaveAttribute('data-enhanced');
      // Slides outside the view are inert.
      const shown = row.locator('[aria-roledescription="slide"]:not([inert])');
      await expect(shown, what).toHaveCount(count);
      await expect.poll(() => wholeSlides(row), what).toBe(count);
    }
  }
});
