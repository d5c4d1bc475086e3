import { expect, type Locator, type Page } from 'playwright/test';
import { stores } from '#sandbox/data/stores.ts';

/** A clinic that offers consultation and surgery, but no vaccination, and is open every day. */
export const sampleStore = stores.find(
  ({ surgery, pet_vaccination: vaccination }) => surgery && !vaccination,
)!;

export const sampleMobile = '9876543210';

export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export const booked = 'Appointment booked successfully!';
export const notBooked = 'There was a problem booking your appointment. Please try again.';

let sampleCount = 0;

/** A booking under a name that no other test uses, so that the staff list can be searched for it. */
const newBooking = () => ({
  name: `Asha Rao ${process.pid}-${Date.now()}-${(sampleCount += 1)}`,
  location: sampleStore.store_name,
  type: 'Surgery',
  pet: 'Cat',
  // A future day in every time zone, without sample records.
  date: dayAhead(400),
  time: '4:30 PM',
  comments: 'Limping, "left" front paw; since Saturday.',
});

type SampleBooking = ReturnType<typeof newBooking>;

export const sampleBooking = (about: Partial<SampleBooking> = {}): SampleBooking => ({
  ...newBooking(),
  ...about,
});

/** Waits for the hydrated booking form with its list of stores. */
export async function bookingForm(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Book an appointment' });
  // Retried: hydration may replace the form.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  // Playwright finds no accessible name of a translated option.
  const option = form.getByRole('option').filter({ hasText: sampleStore.store_name });
  await expect(option).toBeAttached();
  return form;
}

/** A field of the booking form, by its name: labels are held by a unit test. */
export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export async function fillIn(form: Locator, booking: SampleBooking): Promise<void> {
  const field = (name: string) => fieldOf(form, name);
  // A known clinic replaces the field.
  const change = form.getByText('Change', { exact: true });
  if (await change.isVisible()) await change.click();
  await field('location').selectOption(booking.location);
  await field('appointmentType').selectOption(booking.type);
  await field('appointmentDate').fill(booking.date);
  await field('appointmentTime').selectOption(booking.time);
  await field('petType').selectOption(booking.pet);
  await field('comments').fill(booking.comments);
  await field('name').fill(booking.name);
  await field('mobileNumber').fill(sampleMobile);
  await field('email').fill('asha@example.com');
}

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

/** Waits until the form says how its booking ended. */
export async function expectOutcome(form: Locator, message: string): Promise<void> {
  await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible();
}
