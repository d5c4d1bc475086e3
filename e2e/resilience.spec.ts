import type { Page } from 'playwright/test';
import { bookingForm, fillIn, sampleBooking, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('where no script arrives, a page shows the phone number and its hours', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  for (const path of ['/', '/clinics/indiranagar', '/error']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').locator('[href^="tel:"]'), path).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('9:30AM to 7:00 PM'), path).toBeVisible();
  }
  expect(refused).toBeGreaterThan(0);
});

test.describe('after a deployment', () => {
  /** Answers requests for a chunk with 404. Returns the paths that are loaded as a document from now on. */
  async function removeChunk(page: Page, chunk: RegExp, until: () => boolean = () => false) {
    const loads: string[] = [];
    await page.route(chunk, (route) =>
      until() ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  }

  const privacy = /\/assets\/PrivacyPage-.*\.js$/;
  const privacyLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });

  test('a page with a missing chunk reloads once and keeps the booking', async ({ page }) => {
    let loads: string[] = [];
    loads = await removeChunk(page, privacy, () => loads.includes('/privacy'));
    await page.goto('/ContactGrooming');
    const booking = sampleBooking({ type: 'Grooming' });
    await fillIn(await bookingForm(page), booking);
    await privacyLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await hydrate(page);
    expect(loads).toEqual(['/ContactGrooming', '/privacy']);
    await page.goto('/ContactGrooming');
    expect(await valuesOf(await bookingForm(page))).toMatchObject({
      name: booking.name,
      comments: booking.comments,
      appointmentTime: '16:30',
    });
  });

  test('a page whose chunk stays missing is reloaded once, and can then be read', async ({
    page,
  }) => {
    const loads = await removeChunk(page, privacy);
    await page.goto('/about');
    await hydrate(page);
    await privacyLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    // Longer than a page that is not hydrated waits for its reload.
    await page.waitForTimeout(4000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    expect(loads).toEqual(['/about', '/privacy']);
  });
});
