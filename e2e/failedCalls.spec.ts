import {
  booked,
  bookingForm,
  fillIn,
  notBooked,
  send,
  valuesOf,
  sampleBooking,
} from './support/booking.ts';
import { logIn, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** The error messages (docs/product.md, section 8) for every kind of failure. */
const faults = ['500', 'drop', 'truncate', 'no-cors', 'html'] as const;
const descriptions = {
  500: 'the server fails',
  drop: 'the connection closes',
  truncate: 'the response is incomplete',
  'no-cors': 'the response has no CORS headers',
  html: 'the response is a web page',
};

for (const fault of faults) {
  test.describe(`when ${descriptions[fault]}`, () => {
    test(`the list of stores stays empty, says so, and loads on a second try (${fault})`, async ({
      page,
      cloud,
    }) => {
      await cloud.fail('stores', fault);
      const logged = page.waitForEvent('console', (message) => /stores list/.test(message.text()));
      await page.goto('/devcontact');
      const form = page.getByRole('form', { name: 'Book an appointment' });
      await expect(form.getByText('We could not load our locations')).toBeVisible();
      expect((await logged).type()).toBe(fault === 'html' ? 'warning' : 'error');
      await expect(form.getByLabel('Location').getByRole('option')).toHaveText(['Select Location']);
      await cloud.fail('stores', undefined);
      await form.getByRole('button', { name: 'Try again' }).click();
      await bookingForm(page);
    });

    test(`a failed warm-up shows no message and does not prevent a booking (${fault})`, async ({
      page,
      cloud,
    }) => {
      await cloud.fail('warm-up', fault);
      const urls: string[] = [];
      const failures: string[] = [];
      page.on('request', (request) => void urls.push(request.url()));
      page.on('console', (message) => void failures.push(message.text()));
      await page.goto('/HomeGrooming');
      const form = await bookingForm(page);
      await fillIn(form, sampleBooking({ type: 'Grooming' }));
      await send(form);
      await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
      expect(urls.filter((url) => url.endsWith('/prod/warm-up'))).toHaveLength(1);
      expect(failures.filter((text) => text.includes('The warm-up call failed.'))).toHaveLength(
        fault === 'html' ? 0 : 1,
      );
    });

    test(`a failed booking keeps every value, and a second try succeeds (${fault})`, async ({
      page,
      cloud,
    }) => {
      await page.goto('/devcontact');
      const form = await bookingForm(page);
      await cloud.fail('booking', fault);
      const booking = sampleBooking();
      await fillIn(form, booking);
      const before = await valuesOf(form);
      await send(form);
      if (fault !== 'html') {
        await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
        expect(await valuesOf(form)).toEqual(before);
        await cloud.fail('booking', undefined);
        await send(form);
      }
      // Any 2xx is a success, whatever its body.
      await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
    });

    test(`a failed login says that an unexpected error occurred (${fault})`, async ({
      page,
      cloud,
    }) => {
      await cloud.fail('sign-in', fault);
      await tryToLogIn(page);
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'An unexpected error occurred. Please try again.' }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
    });

    test(`the staff list shows no appointments, says what to do, and loads on a second try (${fault})`, async ({
      page,
      cloud,
    }) => {
      await cloud.fail('appointments', fault);
      const logged = page.waitForEvent('console', (message) =>
        /appointment requests/.test(message.text()),
      );
      await logIn(page);
      await expect(page.getByText('No appointments found.')).toBeVisible();
      await expect(page.getByText(/The list could not be (reached|loaded)\. /)).toBeVisible();
      expect((await logged).type()).toBe('error');
      await cloud.fail('appointments', undefined);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    });

    for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
      test(`${address} shows the error message, and loads on a second try (${fault})`, async ({
        page,
        cloud,
      }) => {
        await cloud.fail('visits', fault);
        await page.goto(address);
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: 'Failed to fetch data. Please try again later.' }),
        ).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(0);
        await cloud.fail('visits', undefined);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('table')).toBeVisible();
      });
    }
  });
}

test('a visit list says that it is loading until the response arrives', async ({ page, cloud }) => {
  await cloud.fail('visits', 'no-response');
  await page.goto('/VetbuddyVisits');
  await expect(page.getByText('Loading visits…')).toBeVisible();
});
