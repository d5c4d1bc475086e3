import { scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

/** The number of slides in view, by the width of the window in px (docs/product.md, section 9). */
const inView = [
  { width: 1199, vets: 4, articles: 3, partners: 5 },
  { width: 1198, vets: 2, articles: 2, partners: 5 },
  { width: 767, vets: 2, articles: 2, partners: undefined },
  { width: 766, vets: 1, articles: 1, partners: undefined },
];

for (const { width, ...expected } of inView) {
  test(`carousels show the specified number of slides at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await scrollThrough(page);
    const kinds = { vets: 'Next vet', articles: 'Next article', partners: 'Next partner' };
    for (const [kind, next] of Object.entries(kinds)) {
      const count = expected[kind as keyof typeof kinds];
      if (!count) continue;
      const section = page.locator('section', { has: page.getByRole('button', { name: next }) });
      const row = section.getByRole('group', { name: 'Slides' });
      await row.scrollIntoViewIfNeeded();
      await expect(row, kind).toHaveAttribute('data-enhanced');
      // Slides outside the view are inert.
      await expect(row.locator('[aria-roledescription="slide"]:not([inert])'), kind).toHaveCount(
        count,
      );
      const edges = await row.boundingBox();
      let whole = 0;
      for (const slide of await row.locator('[aria-roledescription="slide"]').all()) {
        const box = await slide.boundingBox();
        if (box && edges && box.x >= edges.x - 1 && box.x + box.width <= edges.x + edges.width + 1)
          whole += 1;
      }
      expect(whole, kind).toBe(count);
    }
  });
}
