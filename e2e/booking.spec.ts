import { readFile } from 'node:fs/promises';
import { book, bookingForm, sampleBooking } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { logIn, requestRow, showDay } from './support/staff.ts';
import { sampleMobile, sampleStore } from './support/site.ts';
import { expect, test } from './support/test.ts';

test(
  'a booking appears in the staff list and in its export',
  { tag: '@main' },
  async ({ page }) => {
    const booking = sampleBooking();
    await book(page, booking);

    await logIn(page);
    await showDay(page, booking.date);
    const row = requestRow(page, booking.name);
    await expect(row).toContainText(booking.type);
    // Without the words that all clinics share; in full as its title.
    const clinic = sampleStore.store_name;
    await expect(row.getByTitle(clinic).or(row.getByText(clinic))).toBeVisible();
    await expect(row).toContainText(sampleStore.store_manager_number);
    await expect(row).toContainText('4:30 PM');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toBe('appointments.csv');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFF"ID","Name","Mobile","Email","Appointment Type",')).toBe(true);
    expect(file).toContain(
      `,"${booking.name}","${sampleMobile}","asha@example.com","${booking.type}","${booking.pet}",` +
        `"${booking.location}","${sampleStore.store_manager_number}","${booking.date}","16:30",` +
        '"Limping, ""left"" front paw; since Saturday."\r\n',
    );
    // The export contains only the filtered day.
    expect(file).not.toContain('2026-08-03');

    await showDay(page, '2030-01-01');
    await expect(page.getByText('No appointments found.')).toBeVisible();
  },
);

test(
  'Book Now leads to the booking form and stops below the header',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page).toHaveURL('/#contacts');
    const section = page.locator('#contacts');
    // With a tolerance of 1 px, because the browser scrolls to whole pixels.
    await expect
      .poll(async () => Math.abs(((await section.boundingBox())?.y ?? -1) - 80))
      .toBeLessThanOrEqual(1);
    await bookingForm(page);
  },
);

test('on a phone the booking bar shows only while no Book Now of the page is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('region', { name: 'Book or call' });
  const own = page
    .getByRole('main')
    .getByRole('link', { name: /^Book (?:Now|with Dr Nair)$/ })
    .last();
  for (const address of ['/doctors/meera-nair', '/service/surgeries', '/timetable']) {
    await page.goto(address);
    await hydrate(page);
    await own.scrollIntoViewIfNeeded();
    await expect(own).toBeInViewport();
    await expect(bar).toBeHidden();
  }
  await page.goto('/doctors/meera-nair');
  await page.getByRole('heading', { name: 'When she is in' }).scrollIntoViewIfNeeded();
  await expect(own).not.toBeInViewport();
  await expect(bar).toBeVisible();
});
