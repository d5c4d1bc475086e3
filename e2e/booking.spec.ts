import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locator } from 'playwright/test';
import {
  book,
  booked,
  bookingForm,
  bookingsOf,
  fillIn,
  notBooked,
  sampleBooking,
  send,
  valuesOf,
} from './support/booking.ts';
import { hold } from './support/hold.ts';
import { sampleMobile, sampleStore } from './support/site.ts';
import { logIn, requestRow, showDay } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// The keyboard's journey: keyboard.spec.ts; the Hindi one: hindiBooking.spec.ts; a thumb's: bookByThumb.spec.ts.

/** Presses a button that downloads a file. Returns the file's name and text. */
async function downloadBy(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('an owner abroad', () => {
  // The clinic's time zone counts, not the owner's.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test(
    'books, puts the visit into the calendar, and stands in the staff’s list and export',
    { tag: '@main' },
    async ({ page }) => {
      const booking = sampleBooking();
      await book(page, booking);
      await page.reload();
      const confirmation = page.getByRole('region', { name: / to confirm, / });
      for (const words of [booking.location, booking.type, booking.pet, booking.time])
        await expect(confirmation).toContainText(words);
      const calendar = await downloadBy(
        confirmation.getByRole('button', { name: 'Add to calendar' }),
      );
      const event = new ICAL.Component(ICAL.parse(calendar.text)).getFirstSubcomponent('vevent')!;
      const { startDate } = new ICAL.Event(event);
      expect(startDate.toJSDate().toISOString()).toBe(`${booking.date}T11:00:00.000Z`);

      await logIn(page);
      await showDay(page, booking.date);
      const row = requestRow(page, booking.name);
      await expect(row).toContainText(booking.type);
      await expect(row).toContainText(booking.time);
      const { name, text } = await downloadBy(
        page.getByRole('button', { name: 'Export to Excel' }),
      );
      expect(name).toBe('appointments.csv');
      expect(text).toContain(
        `,"${booking.name}","${sampleMobile}","asha@example.com","${booking.type}","${booking.pet}",` +
          `"${booking.location}","${sampleStore.store_manager_number}","${booking.date}","16:30",` +
          '"Limping, ""left"" front paw; since Saturday."\r\n',
      );
      // The export contains only the filtered day.
      expect(text).not.toContain('2026-08-03');
    },
  );
});

for (const isTranslated of [false, true])
  test(`a booking that fails keeps every answer, after a reload too, and is sent once on the second try${isTranslated ? ', on a translated page' : ''}`, async ({
    page,
    cloud,
  }) => {
    if (isTranslated) await page.addInitScript(translate);
    const crashes: string[] = [];
    page.on('pageerror', ({ message }) => crashes.push(message));
    for (const call of ['stores', 'warm-up', 'booking'] as const) await cloud.fail(call, 'drop');
    await page.goto('/#contacts');
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await expect(form.getByText('We could not load our locations')).toBeVisible();
    await cloud.fail('stores', undefined);
    await form.getByRole('button', { name: 'Try again' }).click();
    await bookingForm(page);
    await send(form);
    const count = form.getByText('9 answers are missing or not right');
    await expect(count).toBeVisible();

    // By their values: a translation changes the options' words.
    await fillIn(form, sampleBooking({ location: String(sampleStore.id), time: '16:30' }));
    await expect(count).toHaveCount(0);
    const typed = await valuesOf(form);
    await send(form);
    await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
    expect(await valuesOf(form)).toEqual(typed);
    await page.reload();
    await bookingForm(page);
    await expect.poll(() => valuesOf(form)).toEqual(typed);

    await cloud.fail('booking', undefined);
    const release = await hold(page, '**/prod/appointment-booking');
    const bookings = bookingsOf(page);
    await send(form);
    await form.getByRole('button', { name: 'Booking…' }).dblclick({ force: true });
    release();
    await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
    expect(bookings).toEqual([typed]);
    expect(crashes).toEqual([]);
  });

test('a booking begun online is kept offline, and sent once the owner is back and asks for it', async ({
  context,
  page,
}) => {
  await page.goto('/clinics/indiranagar#contacts');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  const typed = await valuesOf(form);
  await context.setOffline(true);
  await expect(form.getByText(/^You are offline\./)).toBeVisible();
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: notBooked })).toBeVisible();
  expect(await valuesOf(form)).toEqual(typed);

  const bookings = bookingsOf(page);
  await context.setOffline(false);
  await expect(form.getByText(/^You are back online\./)).toBeVisible();
  expect(bookings).toEqual([]);
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  expect(bookings).toEqual([typed]);
});
