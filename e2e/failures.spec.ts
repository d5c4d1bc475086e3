import { booked, bookingForm, fillIn, notBooked, send, valuesOf, wish } from './support/booking.ts';
import { logIn, tryToLogIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Specification, section 8, in every way that a call fails. */
const faults = ['500', 'drop', 'cut', 'no-cors', 'junk'] as const;
const named = {
  500: 'the server fails',
  drop: 'the connection breaks',
  cut: 'the answer breaks off',
  'no-cors': 'the answer is withheld',
  junk: 'the answer is a web page',
};

for (const fault of faults) {
  test.describe(`where ${named[fault]}`, () => {
    test('the stores list stays empty, says so, and comes on another try', async ({
      page,
      cloud,
    }) => {
      await cloud.breaks('stores', fault);
      const logged = page.waitForEvent('console', (message) => /stores list/.test(message.text()));
      await page.goto('/devcontact');
      const form = page.getByRole('form', { name: 'Book an appointment' });
      await expect(form.getByText('We could not load our locations')).toBeVisible();
      expect((await logged).type()).toBe(fault === 'junk' ? 'warning' : 'error');
      await expect(form.getByLabel('Location').getByRole('option')).toHaveText(['Select Location']);
      await cloud.breaks('stores', undefined);
      await form.getByRole('button', { name: 'Try again' }).click();
      await bookingForm(page);
    });

    test('the warm-up says nothing to the visitor, and books all the same', async ({
      page,
      cloud,
    }) => {
      await cloud.breaks('warm-up', fault);
      const asked: string[] = [];
      const failures: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      page.on('console', (message) => void failures.push(message.text()));
      await page.goto('/HomeGrooming');
      const form = await bookingForm(page);
      await fillIn(form, wish({ type: 'Grooming' }));
      await send(form);
      await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
      expect(asked.filter((url) => url.endsWith('/prod/warm-up'))).toHaveLength(1);
      expect(failures.filter((text) => text.includes('The warm-up call failed.'))).toHaveLength(
        fault === 'junk' ? 0 : 1,
      );
    });

    test('a booking keeps every value, and a second try books', async ({ page, cloud }) => {
      await page.goto('/devcontact');
      const form = await bookingForm(page);
      await cloud.breaks('booking', fault);
      const asked = wish();
      await fillIn(form, asked);
      const before = await valuesOf(form);
      await send(form);
      if (fault !== 'junk') {
        await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
        expect(await valuesOf(form)).toEqual(before);
        await cloud.breaks('booking', undefined);
        await send(form);
      }
      // Any 2xx is a booking, whatever its body says.
      await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
    });

    test('a login says that something unexpected happened', async ({ page, cloud }) => {
      await cloud.breaks('sign-in', fault);
      await tryToLogIn(page);
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'An unexpected error occurred. Please try again.' }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
    });

    test('the staff list finds no appointments, says what to do, and comes on another try', async ({
      page,
      cloud,
    }) => {
      await cloud.breaks('appointments', fault);
      const logged = page.waitForEvent('console', (message) =>
        /appointment requests/.test(message.text()),
      );
      await logIn(page);
      await expect(page.getByText('No appointments found.')).toBeVisible();
      await expect(page.getByText(/The list could not be (reached|loaded)\. /)).toBeVisible();
      expect((await logged).type()).toBe('error');
      await cloud.breaks('appointments', undefined);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    });

    for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
      test(`${address} says so in red, and comes on another try`, async ({ page, cloud }) => {
        await cloud.breaks('visits', fault);
        await page.goto(address);
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: 'Failed to fetch data. Please try again later.' }),
        ).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(0);
        await cloud.breaks('visits', undefined);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('table')).toBeVisible();
      });
    }
  });
}

test('while an answer is awaited, the lists say that they load', async ({ page, cloud }) => {
  await cloud.breaks('visits', 'silence');
  await page.goto('/VetbuddyVisits');
  await expect(page.getByText('Loading visits…')).toBeVisible();
});
