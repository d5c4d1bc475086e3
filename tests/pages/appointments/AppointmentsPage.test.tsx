import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { collectBookings, field, valuesNow } from '#tests/features/booking/bookingKit.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

async function fillIn(answers: Record<string, string>, service?: string) {
  const sent = collectBookings();
  const page = await renderAt('/appointments');
  const form = within(await page.findByRole('form', { name: 'Make an appointment' }));
  for (const [name, answer] of Object.entries(answers)) {
    await page.user.click(form.getByLabelText(name));
    await page.user.paste(answer);
  }
  if (service) await page.user.selectOptions(form.getByLabelText('Service'), service);
  await page.user.click(form.getByRole('button', { name: 'Make an appointment' }));
  const booking = within(await page.findByRole('form', { name: 'Book an appointment' }));
  return { ...page, sent, booking };
}

it('the appointments form offers the specified services, beside other contact options', async () => {
  await renderAt('/appointments');
  for (const [name, href] of [
    ['Open the booking form', '/#contacts'],
    [`Call ${brand.phone.display}`, brand.phone.href],
  ])
    expect(thePage().getByRole('link', { name })).toHaveAttribute('href', href);
  const services = within(thePage().getByRole('combobox', { name: 'Service' }));
  expect(services.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select Service',
    'Vet Consultation',
    'Pet Vaccination',
    'Surgery',
    'Grooming',
  ]);
});

it('the appointments form leads to the booking form, filled in with what was typed', async () => {
  const { booking, router, sent, user } = await fillIn(
    {
      Name: 'Kavya Menon',
      Email: 'kavya@example.com',
      'Phone Number': '+91 98765 43210',
      Date: '21/12/2099',
    },
    'Pet Vaccination',
  );
  await waitFor(() => expect(field('location')).toHaveFocus());
  expect(booking.getByText('What you typed is filled in. Choose what is missing.')).toBeVisible();
  expect(valuesNow()).toMatchObject({
    name: 'Kavya Menon',
    mobileNumber: '9876543210',
    email: 'kavya@example.com',
    appointmentDate: '2099-12-21',
  });
  await user.selectOptions(field('location'), '11');
  expect(field('appointmentType')).toHaveDisplayValue('Pet Vaccination');
  const { pathname, search, hash } = router.location;
  expect(pathname + search + hash).toBe('/#contacts');
  expect(sent).toEqual([]);
});

it('answers without a field in the booking form go into its comments', async () => {
  await fillIn({ Name: 'Kavya Menon', 'Phone Number': '12345', Date: 'next week' });
  await waitFor(() => expect(field('mobileNumber')).toHaveValue('12345'));
  expect(field('comments')).toHaveValue('Date: next week');
});

it('the appointments form for grooming leads to the grooming form', async () => {
  const { router } = await fillIn({ Name: 'Kavya Menon' }, 'Grooming');
  await waitFor(() => expect(field('name')).toHaveValue('Kavya Menon'));
  expect(field('appointmentType')).toHaveDisplayValue('Grooming');
  expect(router.location.pathname).toBe('/ContactGrooming');
});
