import type { Locator, Page } from 'playwright/test';
import { bookingForm } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { sampleStore } from './support/site.ts';
import { expect, test } from './support/test.ts';

/* What people look for besides a visit, from the landing page, on a phone. */

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** A thumb that counts what it presses, and the ways that lead on. */
async function thumbOn(page: Page) {
  await page.goto('/');
  await hydrate(page);
  let presses = 0;
  const press = async (target: Locator) => {
    await target.tap();
    presses += 1;
  };
  const banner = page.getByRole('banner');
  return {
    press,
    presses: () => presses,
    async menu(name: string) {
      await press(banner.getByRole('button', { name: 'Menu' }));
      await press(
        banner.getByRole('navigation', { name: 'For owners' }).getByRole('link', { name }),
      );
    },
    async search(words: string, name: string) {
      await press(banner.getByRole('button', { name: 'Search' }));
      await banner.getByRole('searchbox').fill(words);
      await press(banner.getByRole('link', { name }));
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('in three presses at most', () => {
  for (const [what, link, title, next] of [
    ['registers a pet', 'Register your pet', 'Register your pet', 'Book and register'],
    ['prepares a first visit', 'First visit', 'Before your first visit', 'Book a first visit'],
  ] as const)
    test(`a thumb ${what}, and the form knows what for`, async ({ page }) => {
      const thumb = await thumbOn(page);
      await thumb.menu(link);
      await expect(heading(page, title)).toBeInViewport();
      await thumb.press(page.getByRole('main').getByRole('link', { name: next }));
      const form = await bookingForm(page);
      await expect(form).toBeInViewport();
      const field = (label: string) => form.getByLabel(label, { exact: true });
      await field('Location').selectOption(sampleStore.store_name);
      await expect(field('Appointment Type').locator('option:checked')).toHaveText(
        'Vet Consultation',
      );
      expect(thumb.presses()).toBeLessThanOrEqual(3);
    });

  test('a thumb asks for a repeat prescription, found by another word', async ({ page }) => {
    const thumb = await thumbOn(page);
    await thumb.search('refill', 'Ask for a repeat prescription');
    await expect(heading(page, 'Ask for a repeat prescription')).toBeInViewport();
    const mail = page.getByRole('main').getByRole('link', { name: 'Write the e-mail' });
    await expect(mail).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Repeat%20prescription&body=/,
    );
    expect(thumb.presses() + 1).toBeLessThanOrEqual(3);
  });
});
