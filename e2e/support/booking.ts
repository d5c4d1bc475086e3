import { expect, type Locator, type Page } from 'playwright/test';

/** What a pet owner fills in. Stores, types and people are the sandbox's. */
export interface Wish {
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

let wishes = 0;

/** A wish that no other test has: its name finds it again in the staff list. */
export function wish(about: Partial<Wish> = {}): Wish {
  wishes += 1;
  // Far enough ahead to be no past in any zone; no two on the same day as the sample records.
  const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  return {
    name: `Asha Rao ${process.pid}-${Date.now()}-${wishes}`,
    location: 'VetBuddy Adyar (sample)',
    type: 'Surgery',
    pet: 'Cat',
    date: day,
    time: '4:30 PM',
    comments: 'Limping, "left" front paw; since Saturday.',
    ...about,
  };
}

/** The booking form, once it is alive: the stores can be chosen. */
export async function bookingForm(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Book an appointment' });
  // The prerendered form gives way to the live one, perhaps just now.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  await expect(form.getByRole('option', { name: 'VetBuddy Adyar (sample)' })).toBeAttached();
  return form;
}

export async function fillIn(form: Locator, asked: Wish): Promise<void> {
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await field('Name').fill(asked.name);
  await field('Mobile Number').fill('9876543210');
  await field('Email').fill('asha@example.com');
  await field('Location').selectOption(asked.location);
  await field('Appointment Type').selectOption(asked.type);
  await field('Pet Type').selectOption(asked.pet);
  await field('Appointment Date').fill(asked.date);
  await field('Appointment Time').selectOption(asked.time);
  await field('Comments').fill(asked.comments);
}

/** What stands in the form's fields, by their names. */
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

export async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Book Appointment' }).click();
}
