import { bookingForm } from './support/booking.ts';
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

for (const isBack of [true, false])
  test(`a page whose chunk is missing after a deployment ${isBack ? 'reloads once, and the booking is kept' : 'and stays so is reloaded once, and can be read'}`, async ({
    page,
  }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/PrivacyPage-.*\.js$/, (route) =>
      isBack && loads.includes('/privacy') ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.goto('/ContactGrooming');
    const form = await bookingForm(page);
    await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await form.getByRole('link', { name: 'Privacy' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Privacy');
    if (isBack) await hydrate(page);
    // Longer than a page that is not hydrated waits for its reload.
    else await page.waitForTimeout(4000);
    await expect(heading).toHaveText('Privacy');
    expect(loads).toEqual(['/ContactGrooming', '/privacy']);
    await page.goto('/ContactGrooming');
    await bookingForm(page);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  });
