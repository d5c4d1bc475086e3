import type { Locator, Page } from 'playwright/test';
import { bookingForm } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { callsOf } from './support/pages.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('the search in the header', () => {
  async function openSearch(page: Page): Promise<Locator> {
    await page.goto('/about');
    await hydrate(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await expect(field).toBeFocused();
    return field;
  }

  test('the site search tolerates a typing error, works by keyboard, and makes no call', async ({
    page,
  }) => {
    const calls = callsOf(page);
    await openSearch(page);
    await page.keyboard.type('vacination');
    const list = page.getByRole('listbox', { name: 'Results' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'close to “vacination”' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    await expect(chosen).toContainText('Vaccination');
    const address = (await chosen.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    // A service is a part of its page: the focus is there.
    await expect(page.locator(new URL(page.url()).hash)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test(
    'the site search shows all results on Enter, and offers phone and booking form without results',
    { tag: '@main' },
    async ({ page }) => {
      const { name, slug } = site().clinics[0]!;
      await openSearch(page);
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const results = page.getByRole('region', { name: `for “${name}”` });
      await expect(results.locator(`a[href="/clinics/${slug}"]`).first()).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);

      const field = await openSearch(page);
      await field.fill('qqzzxx');
      const banner = page.getByRole('banner');
      await expect(banner.getByText('Nothing found for “qqzzxx”')).toBeVisible();
      await expect(banner.getByRole('link', { name: /^call \+/ })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      );
      await banner.getByRole('link', { name: 'book a visit' }).click();
      await bookingForm(page);
      await expect(page.locator('#contacts')).toBeInViewport();
    },
  );
});
