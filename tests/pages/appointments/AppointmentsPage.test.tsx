import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { collectBookings, field } from '#tests/features/booking/bookingKit.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('/appointments', () => {
  it('the appointments page has a form for name, email, phone number, service and date that leads into the booking form, and other ways to the clinic', async () => {
    const { getByRole } = await renderAt('/appointments');
    for (const [name, href] of [
      ['Open the booking form', '/#contacts'],
      [`Call ${brand.phone.display}`, brand.phone.href],
    ])
      expect(thePage().getByRole('link', { name })).toHaveAttribute('href', href);
    const form = within(getByRole('form', { name: 'Make an appointment' }));
    for (const name of ['Name', 'Email', 'Phone Number', 'Date'])
      expect(form.getByRole('textbox', { name })).toBeInTheDocument();
    const services = within(form.getByRole('combobox', { name: 'Service' })).getAllByRole('option');
    expect(services.map(({ textContent }) => textContent)).toEqual([
      'Select Service',
      'Vet Consultation',
      'Pet Vaccination',
      'Surgery',
      'Grooming',
    ]);
    expect(form.getByText('Next: choose a clinic and a time.')).toBeVisible();
  });
});

describe('the appointments form', () => {
  async function fillIn(answers: Record<string, string>, service?: string) {
    const sent = collectBookings();
    const page = await renderAt('/appointments');
    const form = within(await page.findByRole('form', { name: 'Make an appointment' }));
    // By label: a role is looked up in the whole page, and there are many.
    for (const [name, answer] of Object.entries(answers)) {
      await page.user.click(form.getByLabelText(name));
      await page.user.paste(answer);
    }
    if (service) await page.user.selectOptions(form.getByLabelText('Service'), service);
    return { ...page, sent, button: form.getByRole('button', { name: 'Make an appointment' }) };
  }

  async function bookingFormOf({ findByRole }: Awaited<ReturnType<typeof fillIn>>) {
    return within(await findByRole('form', { name: 'Book an appointment' }));
  }

  const whole = {
    Name: 'Kavya Menon',
    Email: 'kavya@example.com',
    'Phone Number': '+91 98765 43210',
    Date: '21/12/2099',
  };

  it('goes straight to the booking form, filled in and not in the address, with the focus on what is missing', async () => {
    const page = await fillIn(whole, 'Pet Vaccination');
    await page.user.click(page.button);
    const booking = await bookingFormOf(page);
    await waitFor(() => expect(field('Location')).toHaveFocus());
    expect(booking.getByText('What you typed is filled in. Choose what is missing.')).toBeVisible();
    for (const [name, answer] of [
      ['Name', 'Kavya Menon'],
      ['Mobile Number', '9876543210'],
      ['Email', 'kavya@example.com'],
      ['Appointment Date', '2099-12-21'],
    ] as const)
      expect(field(name)).toHaveValue(answer);
    await page.user.selectOptions(field('Location'), '11');
    expect(field('Appointment Type')).toHaveDisplayValue('Pet Vaccination');
    const { pathname, search, hash } = page.router.state.location;
    expect(pathname + search + hash).toBe('/#contacts');
    expect(page.sent).toEqual([]);
  });

  it('loses nothing of what the booking form can’t take as it is', async () => {
    const page = await fillIn({ Name: 'Kavya Menon', 'Phone Number': '12345', Date: 'next week' });
    await page.user.click(page.button);
    await bookingFormOf(page);
    await waitFor(() => expect(field('Mobile Number')).toHaveValue('12345'));
    expect(field('Comments')).toHaveValue('Date: next week');
  });

  it('for grooming goes to the form for grooming', async () => {
    const page = await fillIn({ Name: 'Kavya Menon' }, 'Grooming');
    await page.user.click(page.button);
    await bookingFormOf(page);
    await waitFor(() => expect(field('Name')).toHaveValue('Kavya Menon'));
    expect(field('Appointment Type')).toHaveDisplayValue('Grooming');
    expect(page.router.state.location.pathname).toBe('/ContactGrooming');
  });

  it('empty, leads there too', async () => {
    const page = await fillIn({});
    await page.user.click(page.button);
    await bookingFormOf(page);
    expect(page.router.state.location.pathname).toBe('/');
  });
});
