import { booked, bookingForm, fillIn, notBooked, sampleBooking, send } from './support/booking.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { logIn, showDay, staff, tryToLogIn } from './support/staff.ts';
import { at, expect, expectLook, test } from './support/look.ts';

const whole = { fullPage: true };
const withoutFooter = { fullPage: true, upTo: 2400 };

/** The same values in every run; the date is a Thursday. */
const booking = () => sampleBooking({ name: 'Asha Rao', type: 'Grooming', date: '2026-08-20' });

test.describe('the site', () => {
  test('the open menu', at[390], async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectLook(page, 'menu');
  });

  test('the search, with and without hits', at[768], async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search this site' });
    await field.fill('vaccin');
    const hit = page.getByRole('banner').getByRole('link', { name: 'Vaccination' });
    await expect(hit).toBeVisible();
    await expectLook(page, 'search-hits');
    await field.fill('zzzzzz');
    await expect(hit).toHaveCount(0);
    await expectLook(page, 'search-none');
  });

  test('a message already written', at[768], async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page);
    const request = page.getByRole('form', { name: 'Send a request' });
    await request.getByLabel('Comments').fill('Do you keep cats?');
    await request.getByRole('button', { name: 'Send Request' }).click();
    await expect(request.getByRole('button', { name: 'Copy message' })).toBeVisible();
    await expectLook(page, 'message-written', withoutFooter);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the home page', at[390], async ({ page }) => {
      await page.goto('/');
      await expectLook(page, 'no-script', { hasScript: false });
    });
  });
});

test('the video', at[1440], async ({ page }) => {
  await page.goto('/home-v3');
  await scrollThrough(page);
  await page.locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLook(page, 'video');
});

test.describe('booking', () => {
  test('fields that are missing', at[390], async ({ page }) => {
    await page.goto('/HomeGrooming');
    await send(await bookingForm(page));
    await expect(
      page.getByText('Comments cannot be empty.').filter({ visible: true }).first(),
    ).toBeVisible();
    await scrollThrough(page);
    await expectLook(page, 'booking-errors', withoutFooter);
  });

  test('a booking that fails', at[390], async ({ page, cloud }) => {
    await cloud.fail('booking', '500');
    await page.goto('/HomeGrooming');
    const form = await bookingForm(page);
    await fillIn(form, booking());
    await send(form);
    await expect(form.getByText(notBooked)).toBeVisible();
    await scrollThrough(page);
    await expectLook(page, 'booking-failed', withoutFooter);
  });

  test('no clinics', at[1440], async ({ page, cloud }) => {
    await cloud.fail('stores', '500');
    await page.goto('/HomeGrooming');
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await expect(() => form.scrollIntoViewIfNeeded()).toPass();
    await expect(form.getByText('We could not load our locations')).toBeVisible();
    await scrollThrough(page);
    await expectLook(page, 'booking-no-clinics', withoutFooter);
  });

  test('the confirmation', at[390], async ({ page }) => {
    // Not by the sandbox: the booking would be in the staff list of other tests.
    await page.route('**/appointment-booking', (route) =>
      route.fulfill({ body: 'Booked', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto('/HomeGrooming');
    const form = await bookingForm(page);
    await fillIn(form, booking());
    await send(form);
    await expect(page.getByText(booked)).toBeVisible();
    await expect(page.getByRole('region', { name: / to confirm, / })).toBeVisible();
    await scrollThrough(page);
    await expectLook(page, 'booked', withoutFooter);
  });
});

test.describe('booking in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  const answers = {
    location: '11',
    appointmentType: 'Grooming',
    appointmentDate: '2026-08-20',
    appointmentTime: '16:30',
    petType: 'Dog',
    comments: 'शनिवार से लँगड़ा रहा है।',
    name: 'आशा कुलकर्णी',
    mobileNumber: '9876543210',
    email: 'asha@example.com',
  };

  test('fields that are missing, then the confirmation', at[390], async ({ page }) => {
    await page.route('**/appointment-booking', (route) =>
      route.fulfill({ body: 'Booked', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto('/hi/HomeGrooming');
    await hydrate(page);
    const form = page.getByRole('form', { name: 'अपॉइंटमेंट बुक करें' });
    await expect(form.getByRole('option', { name: 'VetBuddy इंदिरानगर' })).toBeAttached();
    const submit = form.getByRole('button', { name: 'अपॉइंटमेंट बुक करें' });
    await submit.click();
    await expect(form.getByText('कृपया क्लिनिक चुनें।').filter({ visible: true })).toHaveCount(1);
    await scrollThrough(page);
    await expectLook(page, 'booking-errors-hi', withoutFooter);

    for (const [name, value] of Object.entries(answers)) {
      const field = form.locator(`[name=${name}]`);
      const isChosen = await field.evaluate(({ tagName }) => tagName === 'SELECT');
      await (isChosen ? field.selectOption(value) : field.fill(value));
    }
    await submit.click();
    await expect(page.getByRole('region', { name: /पक्का करने के लिए/ })).toBeVisible();
    await scrollThrough(page);
    await expectLook(page, 'booked-hi', withoutFooter);
  });
});

test.describe('login', () => {
  test('a wrong password', at[390], async ({ page }) => {
    await tryToLogIn(page, { ...staff, password: 'wrong' });
    await expect(page.getByText('Login failed:')).toBeVisible();
    await expectLook(page, 'login-failed');
  });

  test('a forgotten password', at[768], async ({ page }) => {
    await page.goto('/login');
    await hydrate(page);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expectLook(page, 'login-forgotten');
    await page.getByLabel('Email').fill(staff.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('The code is required.')).toBeVisible();
    await expectLook(page, 'login-new-password');
  });

  test('a second factor', at[390], async ({ page }) => {
    await tryToLogIn(page, { ...staff, email: 'text@vetbuddy.example' });
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectLook(page, 'login-code');
  });
});

test.describe('requests', () => {
  test('the list', at[1440], async ({ page }) => {
    await logIn(page);
    await page.goto('/appointmentlist');
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await expectLook(page, 'list', whole);
  });

  test('the list, filtered and empty', at[390], async ({ page }) => {
    await logIn(page);
    await showDay(page, '2026-08-12');
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expectLook(page, 'list-filtered', whole);
    await showDay(page, '2030-01-01');
    await expect(page.getByText('No appointments found.')).toBeVisible();
    await expectLook(page, 'list-empty', whole);
  });

  test('a list that cannot be loaded', at[768], async ({ page, cloud }) => {
    await logIn(page);
    await cloud.fail('appointments', '500');
    await page.goto('/appointmentlist');
    await expect(page.getByText('No appointments found.')).toBeVisible({ timeout: 30_000 });
    await expectLook(page, 'list-failed', whole);
  });

  test('a request', at[768], async ({ page }) => {
    await logIn(page);
    await page.locator('[data-row]').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLook(page, 'request');
  });

  test('a request with its note', at[390], async ({ page }) => {
    await logIn(page);
    await page.locator('[data-row]').first().getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'No answer' }).check();
    await dialog.getByLabel('Note').fill('After six');
    await dialog.getByLabel('Call again at').fill('2026-08-12T18:30');
    await expectLook(page, 'request-note');
  });
});

test.describe('visits', () => {
  const states = { found: '5555502001', none: '9999999999' };
  for (const [state, phone] of Object.entries(states)) {
    test(`visits by phone, ${state}`, at[1440], async ({ page }) => {
      await page.goto(`/VetcareVetBuddyVisits?phone=${phone}`);
      await page.waitForLoadState('networkidle');
      await hydrate(page);
      await expectLook(page, `visits-${state}`, whole);
    });
  }

  test('visits that cannot be loaded', at[390], async ({ page, cloud }) => {
    await cloud.fail('visits', '500');
    await page.goto('/VetbuddyVisits');
    await expect(page.getByText('Failed to fetch data.')).toBeVisible({ timeout: 30_000 });
    await expectLook(page, 'visits-failed');
  });
});
