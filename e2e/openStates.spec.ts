import { blur, heard, listen, press } from './support/announcements.ts';
import { expectNoViolations } from './support/axe.ts';
import {
  booked,
  bookingForm,
  expectOutcome,
  fieldOf,
  fillIn,
  sampleBooking,
} from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Live regions announce each change once, and axe finds nothing, in every state of the owners' pages.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('each step of a booking is said once and passes axe', async ({ page }) => {
  await listen(page);
  await page.goto('/ContactGrooming');
  const form = await bookingForm(page);
  const book = form.getByRole('button', { name: 'Book Appointment' });
  await press(book);
  await expect(fieldOf(form, 'location')).toBeFocused();
  const missing = page.getByText('Please select a valid appointment type.');
  await expect(missing.filter({ visible: true }).first()).toBeVisible();
  await expectNoViolations(page, 'a form with errors', 'phone');
  const mobile = fieldOf(form, 'mobileNumber');
  await mobile.focus();
  const wrong = await heard(page, () => mobile.pressSequentially('98765'));
  expect(wrong).toHaveLength(1);
  await expect(mobile).toHaveAccessibleDescription(new RegExp(wrong[0]!));

  await fillIn(form, sampleBooking({ type: 'Grooming' }));
  await blur(page);
  const messages = await heard(page, async () => {
    await press(book);
    await expectOutcome(form, booked);
  });
  expect(messages).toEqual(['Booking…', booked]);
  await press(form.getByRole('button', { name: 'Dismiss' }));
  await expect(form).toBeFocused();
  await expect(page.getByRole('region', { name: / to confirm, / })).toBeVisible();
  await page.getByRole('button', { name: 'Book for another pet' }).click();
  await expectNoViolations(page, 'the confirmation above the next booking', 'phone');
});

test('an e-mail already written, the search and the menu pass axe', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  const request = page.getByRole('form', { name: 'Send a request' });
  await request.getByLabel('Comments').fill('Do you keep cats?');
  await request.getByRole('button', { name: 'Send Request' }).click();
  await request.getByRole('button', { name: 'Copy message' }).click();
  await expectNoViolations(page, 'an e-mail already written', 'phone');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await hydrate(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search').fill('vaccin');
  await expect(banner.getByRole('link', { name: 'Vaccination' })).toBeVisible();
  await expectNoViolations(page, 'a search with hits', 'desktop');
  await page.getByPlaceholder('Search').fill('zzzzzz');
  await expect(banner.getByRole('link', { name: 'Vaccination' })).toHaveCount(0);
  await expectNoViolations(page, 'a search without hits', 'phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'the open menu', 'phone');
});

test('a tab and the video pass axe, and Escape returns to the button', async ({ page }) => {
  const players: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  await page.goto('/home-v3');
  await hydrate(page);
  await scrollThrough(page);
  await page.getByRole('tab', { name: 'Laboratory' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
  await expectNoViolations(page, 'another tab', 'phone');

  const opener = page.locator('button[aria-haspopup="dialog"]').first();
  const dialog = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await expect.poll(() => players.length).toBe(1);
  await expectNoViolations(page, 'the open video', 'phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
