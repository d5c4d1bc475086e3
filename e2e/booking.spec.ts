import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locator } from 'playwright/test';
import {
  booked,
  bookingForm,
  bookingsOf,
  expectOutcome,
  fillIn,
  notBooked,
  sampleBooking,
  sampleStore,
  send,
  valuesOf,
} from './support/booking.ts';
import { logIn, requestRow, showDay } from './support/desk.ts';
import { drawn } from './support/hydrate.ts';
import { hold } from './support/network.ts';
import { expect, test } from './support/test.ts';

const call = '**/prod/appointment-booking';

/** Presses a download button; returns the file's name and text. */
async function downloadBy(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('an owner abroad', () => {
  // The clinic's time zone counts, not the owner's.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('books, saves the date, and stands in the staff’s list and export', async ({ page }) => {
    const booking = sampleBooking();
    await page.goto('/#contacts');
    const form = await bookingForm(page);
    await fillIn(form, booking);
    await send(form);
    await expectOutcome(form, booked);
    await page.reload();
    const confirmation = page.getByRole('region', { name: / to confirm, / });
    for (const text of [booking.location, booking.type, booking.pet, booking.time])
      await expect(confirmation).toContainText(text);
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
    const { name, text } = await downloadBy(page.getByRole('button', { name: 'Export to Excel' }));
    expect(name).toBe('appointments.csv');
    expect(text).toContain(booking.name);
    expect(text).not.toContain('2026-08-03');
  });
});

test('a failed booking keeps every answer, and is sent once on the second try', async ({
  page,
}) => {
  for (const failing of ['**/warm-up', call]) await page.route(failing, (route) => route.abort());
  await page.goto('/#contacts');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  const typed = await valuesOf(form);
  await send(form);
  await expectOutcome(form, notBooked);
  expect(await valuesOf(form)).toEqual(typed);
  await page.reload();
  await bookingForm(page);
  await expect.poll(() => valuesOf(form)).toEqual(typed);

  await page.unrouteAll();
  const release = await hold(page, call);
  const bookings = bookingsOf(page);
  await send(form);
  await form.getByRole('button', { name: 'Booking…' }).dblclick({ force: true });
  release();
  await expectOutcome(form, booked);
  expect(bookings).toEqual([typed]);
});

test('a reload with a booking on its way says that it may have arrived', async ({ page }) => {
  await page.goto('/clinics/indiranagar#contacts');
  const form = await bookingForm(page);
  await fillIn(form, sampleBooking());
  const typed = await valuesOf(form);
  await hold(page, call);
  const bookings = bookingsOf(page);
  await send(form);
  await expect(form.getByRole('button', { name: 'Booking…' })).toBeVisible();
  // The site asks from just after this on.
  await drawn(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await bookingForm(page);
  await expect(form.getByText(/it may or may not have arrived/)).toBeVisible();
  await expect.poll(() => valuesOf(form)).toEqual(typed);
  expect(bookings).toEqual([typed]);
});

/** Runs in a page before its scripts: wraps each text as Chrome's translation does, with U+200B as the 'translation'. */
function translate(): void {
  const untouched = 'font, script, style, noscript, title, textarea, [translate="no"]';
  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { data, parentElement } = text;
      if (!data.trim() || !parentElement || parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${data}\u200B`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translateIn);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('owners book and staff work on pages that the browser translates', async ({ page }) => {
  await page.addInitScript(translate);
  await page.route(call, (route) => route.abort());
  await page.goto('/#contacts');
  const form = await bookingForm(page);
  await send(form);
  const count = form.getByText('9 answers are missing or not right');
  await expect(count).toBeVisible();
  // Options are chosen by value: translation changes their words.
  const booking = sampleBooking({ location: String(sampleStore.id), time: '16:30' });
  await fillIn(form, booking);
  await expect(count).toHaveCount(0);
  await send(form);
  await expectOutcome(form, notBooked);
  await page.unroute(call);
  await send(form);
  await expectOutcome(form, booked);

  await logIn(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Page 1 of \d+/)).toBeVisible();
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(main.getByText(/^Page 2 of \d+/)).toBeVisible();
  await page.getByLabel('Sort By').selectOption('Oldest');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially(booking.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await requestRow(page, booking.name).getByRole('button').first().click();
  const request = page.getByRole('dialog');
  await expect(request).toContainText('asha@example.com');
  await page.keyboard.press('Escape');
  await expect(request).toHaveCount(0);
  await search.fill('nobody at all');
  await expect(page.getByText('No appointments found.')).toBeVisible();
  await search.fill('');
  await expect(main.getByText(/^Page 1 of \d+/)).toBeVisible();
  await showDay(page, '2030-01-01');
  await expect(page.getByText('No appointments found.')).toBeVisible();
});
