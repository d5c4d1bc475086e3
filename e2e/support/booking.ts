import { dayAhead, sampleMobile, sampleStore } from './site.ts';
import { expect, type Locator, type Page } from 'playwright/test';

/** The values of a booking form. They match the sandbox's stores and types. */
export interface SampleBooking {
  name: string;
  location: string;
  type: string;
  pet: string;
  date: string;
  time: string;
  comments: string;
}

export const booked = 'Appointment booked successfully!';
export const notBooked = 'There was a problem booking your appointment. Please try again.';

let sampleCount = 0;

/** Sample values with a name that no other test uses, so that the staff list can be searched for it. */
export function sampleBooking(about: Partial<SampleBooking> = {}): SampleBooking {
  sampleCount += 1;
  // Far in the future: never in the past in any time zone, and on no day of the sample records.
  return {
    name: `Asha Rao ${process.pid}-${Date.now()}-${sampleCount}`,
    location: sampleStore.store_name,
    type: 'Surgery',
    pet: 'Cat',
    date: dayAhead(400),
    time: '4:30 PM',
    comments: 'Limping, "left" front paw; since Saturday.',
    ...about,
  };
}

/** Waits for the hydrated booking form with its list of stores. */
export async function bookingForm(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Book an appointment' });
  // The prerendered form may be replaced meanwhile.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  // By its text: a translated option has no name that Playwright knows.
  const option = form.getByRole('option').filter({ hasText: sampleStore.store_name });
  await expect(option).toBeAttached();
  return form;
}

export async function fillIn(form: Locator, booking: SampleBooking): Promise<void> {
  const field = (name: string) => form.getByLabel(name, { exact: true });
  // A known clinic stands in the field's place.
  const change = form.getByText('Change', { exact: true });
  if (await change.isVisible()) await change.click();
  await field('Location').selectOption(booking.location);
  await field('Appointment Type').selectOption(booking.type);
  await field('Appointment Date').fill(booking.date);
  await field('Appointment Time').selectOption(booking.time);
  await field('Pet Type').selectOption(booking.pet);
  await field('Comments').fill(booking.comments);
  await field('Name').fill(booking.name);
  await field('Mobile Number').fill(sampleMobile);
  await field('Email').fill('asha@example.com');
}

/** The values of the form's fields, by their names. */
export async function valuesOf(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [...new FormData(element as HTMLFormElement)].map(([k, v]) => [
        k,
        typeof v === 'string' ? v : '',
      ]),
    ),
  );
}

/** The bodies of the bookings that the page sends from now on. */
export function bookingsOf(page: Page): unknown[] {
  const bookings: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/prod/appointment-booking'))
      bookings.push(request.postDataJSON());
  });
  return bookings;
}

export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Book Appointment' }).click();
}

/** Books a visit at the foot of the front page. */
export async function book(
  page: Page,
  booking: SampleBooking,
  mobile = sampleMobile,
): Promise<Locator> {
  await page.goto('/#contacts');
  const form = await bookingForm(page);
  await fillIn(form, booking);
  await form.getByLabel('Mobile Number').fill(mobile);
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: booked })).toBeVisible();
  return form;
}
