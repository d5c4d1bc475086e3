import {
  booked,
  bookingForm,
  fillIn,
  notBooked,
  send,
  valuesOf,
  sampleBooking,
} from './support/booking.ts';
import { expect, test } from './support/test.ts';

/*
 * What a browser makes of a failure, each kind once: of visitors' calls and visits. Each call with each status is tested in tests/api/, each page's words in tests/pages/.
 */
const descriptions = {
  500: 'the server fails',
  drop: 'the connection closes',
  truncate: 'the response is incomplete',
  html: 'the response is a web page',
};

for (const fault of ['drop', 'html'] as const)
  test(`the booking form says which call failed, keeps every value, and sends them on a second try when ${descriptions[fault]}`, async ({
    page,
    cloud,
  }) => {
    for (const call of ['stores', 'warm-up', 'booking'] as const) await cloud.fail(call, fault);
    const isAnswered = fault === 'html';
    const urls: string[] = [];
    const logged: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    page.on('console', (message) => void logged.push(`${message.type()}: ${message.text()}`));
    const loggedAbout = (words: string) => logged.filter((line) => line.includes(words));

    await page.goto('/HomeGrooming');
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByText('We could not load our locations')).toBeVisible();
    await expect(form.getByLabel('Location').getByRole('option')).toHaveText(['Select Location']);
    expect(loggedAbout('stores list')[0]).toMatch(isAnswered ? /^warning/ : /^error/);
    await cloud.fail('stores', undefined);
    await form.getByRole('button', { name: 'Try again' }).click();
    await bookingForm(page);

    await fillIn(form, sampleBooking({ type: 'Grooming' }));
    const before = await valuesOf(form);
    await send(form);
    if (!isAnswered) {
      await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
      expect(await valuesOf(form)).toEqual(before);
      await cloud.fail('booking', undefined);
      await send(form);
    }
    // Any 2xx is a success, whatever its body.
    await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();

    // A failed warm-up is logged, shows nothing and prevents nothing.
    expect(urls.filter((url) => url.endsWith('/prod/warm-up'))).toHaveLength(1);
    expect(loggedAbout('The warm-up call failed.')).toHaveLength(isAnswered ? 0 : 1);
  });

for (const fault of ['truncate'] as const)
  test(`both visit lists show the error message, and load on a second try when ${descriptions[fault]}`, async ({
    page,
    cloud,
  }) => {
    for (const address of ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001']) {
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
    }
  });
