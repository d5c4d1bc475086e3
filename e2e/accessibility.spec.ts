import { expectNoViolations } from './support/axe.ts';
import { booked, bookingForm, fillIn, send, sampleBooking } from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { logIn, openDates, showDay, staff, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// Axe takes seconds for a long list, on a busy machine more.
test.beforeEach(() => test.slow());

// Without animations: axe would judge the contrast of half-transparent text.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('axe finds nothing in forms with errors and messages', async ({ page }) => {
  await page.goto('/ContactGrooming');
  await send(await bookingForm(page));
  const missing = page.getByText('Please select a valid appointment type.');
  await expect(missing.filter({ visible: true }).first()).toBeVisible();
  await expectNoViolations(page, 'booking', 'phone');
  await tryToLogIn(page, { email: 'staff@vetbuddy.example', password: 'wrong' });
  await expect(page.getByText('Login failed:')).toBeVisible();
  await expectNoViolations(page, 'login', 'phone');
});

test('axe finds nothing in an e-mail already written', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  const request = page.getByRole('form', { name: 'Send a request' });
  await request.getByLabel('Comments').fill('Do you keep cats?');
  await request.getByRole('button', { name: 'Send Request' }).click();
  await request.getByRole('button', { name: 'Copy message' }).click();
  await expectNoViolations(page, 'an e-mail already written', 'phone');
});

test('axe finds nothing in the steps of a login', async ({ page }) => {
  await page.goto('/login');
  await hydrate(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  // Both forms ask for the e-mail.
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('The code is required.')).toBeVisible();
  await expectNoViolations(page, 'a forgotten password', 'phone');
  await tryToLogIn(page, { ...staff, email: 'text@vetbuddy.example' });
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectNoViolations(page, 'a code', 'phone');
});

test('axe finds nothing in the staff list, whole, filtered and empty', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await expectNoViolations(page, 'the list with the message of the login', 'phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await openDates(page);
  await page.getByLabel('From Date').fill('2026-11-16');
  await page.getByLabel('To Date').fill('2026-11-18');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expectNoViolations(page, 'filtered', 'desktop');
  await showDay(page, '2030-01-01');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await expectNoViolations(page, 'empty', 'phone');
});

test('axe finds nothing in the visits of a phone with a wrong number', async ({ page }) => {
  await page.goto('/VetcareVetBuddyVisits?phone=5555502001');
  await expect(page.getByText('6 visits')).toBeVisible();
  await page.getByLabel('Phone number').fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'visits of a phone', 'phone');
});

test('axe finds nothing in a request', async ({ page }) => {
  await logIn(page);
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'a request', 'desktop');
});

test('axe finds nothing in the note of a request and the list with notes', async ({ page }) => {
  await logIn(page);
  await page.locator('[data-row]').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No answer' }).check();
  await dialog.getByLabel('Note').fill('After six');
  await dialog.getByLabel('Call again at').fill('2026-01-01T09:00');
  await expectNoViolations(page, 'the note of a request', 'phone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 to call again' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all notes from this computer' }).click();
  await expectNoViolations(
    page,
    'the list with notes, and the question before they are removed',
    'phone',
  );
});

test('axe finds nothing in the confirmation of a booking', async ({ page }) => {
  await page.goto('/ContactGrooming');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking({ type: 'Grooming' }));
  await send(form);
  await expect(page.getByText(booked)).toBeVisible();
  await expect(page.getByRole('region', { name: / to confirm, / })).toBeVisible();
  await page.getByRole('button', { name: 'Book for another pet' }).click();
  await expectNoViolations(page, 'the confirmation above the next booking', 'phone');
});

test('axe finds nothing in the search, with and without results, and in the open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search').fill('vaccin');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Vaccination' })).toBeVisible();
  await expectNoViolations(page, 'found', 'desktop');
  await page.getByPlaceholder('Search').fill('zzzzzz');
  await expectNoViolations(page, 'nothing', 'phone');
  await page.reload();
  await hydrate(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page, 'menu', 'phone');
});

test('axe finds nothing in another tab and in the video dialog', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto('/home-v3');
  await scrollThrough(page);
  await page.getByRole('tab', { name: 'Laboratory' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
  await expectNoViolations(page, 'tab', 'phone');
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'video', 'phone');
});
