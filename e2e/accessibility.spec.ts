import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { bookingForm, send } from './support/booking.ts';
import { publicPages, unlisted } from './support/pages.ts';
import { logIn, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What moves into view would be judged half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, short enough to read: the rule, and where. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Of the pages that share a layout (`/doctors/…`, `/blog/…`) the first. */
function oneOfEach(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.replace(/^(\/[^/]+\/).+/, '$1');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** Down the page and back, as a reader goes, so that its parts come to life. */
async function readThrough(page: Page): Promise<void> {
  await page.locator('body').press('Shift');
  await page.locator('#root[data-alive]').waitFor();
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y <= scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** A phone by night and a desk by day: between them both widths and both sets of colours, in half the time. */
const screens = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

for (const { width, height, colorScheme } of screens) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('axe finds nothing on any page', async ({ page, request }) => {
      test.setTimeout(180_000);
      for (const path of oneOfEach([...(await publicPages(request)), ...unlisted])) {
        await page.goto(path);
        await readThrough(page);
        expect.soft(await complaints(page), path).toEqual([]);
      }
    });

    test('nor in a form full of mistakes, nor in an alert', async ({ page }) => {
      await page.goto('/devcontact');
      await send(await bookingForm(page));
      await expect(page.getByText('Comments cannot be empty.').first()).toBeVisible();
      expect.soft(await complaints(page), 'booking').toEqual([]);
      await tryToLogIn(page, { email: 'staff@vetbuddy.example', password: 'wrong' });
      await expect(page.getByText('Login failed:')).toBeVisible();
      expect.soft(await complaints(page), 'login').toEqual([]);
    });

    test('nor in the staff list', async ({ page }) => {
      await logIn(page);
      await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
      expect(await complaints(page)).toEqual([]);
    });
  });
}

test('nor where the search is open', async ({ page }) => {
  await page.goto('/about');
  await readThrough(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByPlaceholder('Search')).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});

test('nor where the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await readThrough(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});
