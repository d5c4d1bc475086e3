import { bookingForm, valuesOf } from './support/booking.ts';
import { hydrate } from './support/hydrate.ts';
import { callsOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// Its other ways on, and the form of /contact: tests/pages/appointments, tests/pages/contact.
test('a form that asks for a visit leads to the booking form, what is missing in view and focused', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/blog/black-claws');
  await hydrate(page);
  const unfold = page.locator('summary', { hasText: 'Book a visit' });
  await unfold.click();
  const form = page.getByRole('form', { name: 'Make an appointment' });
  await form.getByLabel('Name').fill('Kavya Menon');
  await form.getByLabel('Email').fill('kavya@example.com');
  await form.getByLabel(/^Phone/).fill('+91 98765 43210');
  await form.getByLabel('Service').selectOption('Surgery');
  await form.getByRole('button', { name: 'Make an appointment' }).click();
  await expect(page).toHaveURL('/#contacts');
  const booking = await bookingForm(page);
  await expect(booking.getByText('What you typed is filled in.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('name', 'location');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await valuesOf(booking)).toMatchObject({
    name: 'Kavya Menon',
    email: 'kavya@example.com',
    mobileNumber: '9876543210',
  });
  await page.goBack();
  await unfold.click();
  await expect(form.getByLabel('Name')).toHaveValue('Kavya Menon');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
