import type { Page } from 'playwright/test';
import {
  bookingForm,
  expectOutcome,
  booked,
  fillIn,
  sampleBooking,
  send,
} from './support/booking.ts';
import { logIn } from './support/desk.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Twelve pictures, compared and renewed as CONTRIBUTING.md says.

// Half the resolution has a quarter of the bytes, and still shows a shift of two pixels.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

test.beforeEach(async ({ page }) => {
  // A Wednesday morning at the clinic, among the dates of the sample requests.
  await page.clock.setFixedTime('2026-08-12T11:00:00+05:30');
});

async function expectLook(page: Page, name: string, fullPage = true): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(() => document.fonts.ready);
  // A hovered element looks different.
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.webp`, { fullPage, scale: 'device' });
}

for (const [path, name, width, colorScheme] of [
  ['/', 'home', 390, 'light'],
  ['/', 'home-dark', 1440, 'dark'],
  ['/about', 'about', 1440, 'light'],
  ['/home-v2', 'home-v2', 1440, 'light'],
  ['/service', 'service', 390, 'light'],
  ['/clinics/indiranagar', 'clinic', 1440, 'light'],
  ['/clinics', 'clinics', 390, 'light'],
] as const)
  test(`${path} looks as it did at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await expectLook(page, name);
  });

test('the open menu looks as it did at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectLook(page, 'menu', false);
});

test('a form with errors and its confirmation look as they did at 390 px', async ({ page }) => {
  // The sandbox would add the booking to its list.
  await page.route('**/appointment-booking', (route) =>
    route.fulfill({ body: 'Booked', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ContactGrooming');
  const form = await bookingForm(page);
  await send(form);
  await expect(form.getByText('9 answers are missing or not right')).toBeVisible();
  await expectLook(page, 'booking-errors');
  await fillIn(form, sampleBooking({ name: 'Asha Rao', type: 'Grooming', date: '2026-08-20' }));
  await send(form);
  await expectOutcome(form, booked);
  await expectLook(page, 'booked');
});

test('the staff list and a request look as they did at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await expectLook(page, 'list');
  await page.locator('[data-row]').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLook(page, 'request', false);
});
