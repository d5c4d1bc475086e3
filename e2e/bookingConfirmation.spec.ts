import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locator } from 'playwright/test';
import { book, sampleBooking } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test.describe('confirmation of a booking', () => {
  // The clinic's time zone counts, not the owner's.
  test.use({ timezoneId: 'America/Los_Angeles' });

  /** Downloads the calendar file and reads it with another library. */
  async function calendarFileOf(panel: Locator) {
    const page = panel.page();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getAllSubcomponents('vevent')[0];
    if (!event) throw new Error('There is no event in the file.');
    return { name: file.suggestedFilename(), text, event: new ICAL.Event(event) };
  }

  test(
    'a booking’s calendar file has the clinic’s time, also after a reload',
    { tag: '@main' },
    async ({ page }) => {
      const booking = sampleBooking();
      await book(page, booking);
      const panel = page.getByRole('region', { name: / to confirm, / });
      for (const words of [booking.location, booking.type, booking.pet, '4:30 PM'])
        await expect(panel).toContainText(words);
      await expect(panel.getByRole('link', { name: '+91 00000 01213' })).toBeVisible();

      const { name, text, event } = await calendarFileOf(panel);
      expect(name).toBe('appointment.ics');
      expect(event.startDate.toJSDate().toISOString()).toBe(`${booking.date}T11:00:00.000Z`);
      expect(event.duration.toSeconds()).toBe(30 * 60);
      expect(event.summary).toBe('Surgery (Cat)');
      expect(event.location).toMatch(new RegExp(`^${booking.location}, \\d.*, Chennai$`));
      expect(event.description).toBe(
        'Not fixed until Adyar has answered you. To change or cancel: +91 00000 01213 · No food after 10 PM, water until morning',
      );
      const alarm = event.component.getFirstSubcomponent('valarm');
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT120M');
      expect(text).not.toMatch(/9876543210|asha@example/);

      await page.reload();
      await expect(panel).toContainText(booking.location);
      expect((await calendarFileOf(panel)).event.uid).toBe(event.uid);
    },
  );
});
