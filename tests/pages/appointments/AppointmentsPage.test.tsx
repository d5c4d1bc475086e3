import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleForms } from '#src/config/switches.ts';
import { brand } from '#content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe.runIf(sampleForms)('/appointments', () => {
  it('the appointments page has a form for name, email, phone number, service and date that sends nothing by itself, and other ways to the clinic', async () => {
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
    expect(form.getByText(/^This form sends nothing by itself\./)).toBeVisible();
  });

  it('the appointments form keeps its values, says that nothing is sent yet and moves the focus there', async () => {
    const { findByRole, user, router } = await renderAt('/appointments');
    const form = within(await findByRole('form', { name: 'Make an appointment' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kavya Menon');
    await user.type(form.getByRole('textbox', { name: 'Date' }), '21 December{Enter}');
    const note = form.getByRole('group', { name: 'Not sent yet' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(
      'What you typed is still here. Choose how it reaches the clinic.',
    );
    await user.click(form.getByRole('button', { name: 'Make an appointment' }));
    expect(note).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Kavya Menon');
    expect(form.getByRole('textbox', { name: 'Date' })).toHaveValue('21 December');
    expect(router.state.location.pathname + router.state.location.search).toBe('/appointments');
  });

  it('an empty appointments form says so, and can still be gone on from', async () => {
    const { findByRole, user } = await renderAt('/appointments');
    const form = within(await findByRole('form', { name: 'Make an appointment' }));
    await user.click(form.getByRole('button', { name: 'Make an appointment' }));
    const note = within(form.getByRole('group', { name: 'Not sent yet' }));
    expect(note.getByText(/^Nothing is filled in yet\./)).toBeVisible();
    expect(note.queryByText(/^Comes along/)).toBeNull();
    expect(note.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Finish in the booking form',
      'Send it as an e-mail',
      `Call ${brand.phone.display}`,
    ]);
  });
});

describe.runIf(sampleForms)('finishing in the booking form', () => {
  async function submit(answers: Record<string, string>, service?: string) {
    const { findByRole, user, router } = await renderAt('/appointments');
    const form = within(await findByRole('form', { name: 'Make an appointment' }));
    // By label: a role is looked up in the whole page, and there are many.
    for (const [name, answer] of Object.entries(answers)) {
      await user.click(form.getByLabelText(name));
      await user.paste(answer);
    }
    if (service) await user.selectOptions(form.getByLabelText('Service'), service);
    await user.click(form.getByRole('button', { name: 'Make an appointment' }));
    const note = within(form.getByRole('group', { name: 'Not sent yet' }));
    return { note, user, router, findByRole };
  }

  it('name, e-mail, phone, service and date come along, and not in the address', async () => {
    const { note, user, router, findByRole } = await submit(
      {
        Name: 'Kavya Menon',
        Email: 'kavya@example.com',
        'Phone Number': '+91 98765 43210',
        Date: '21 December 2099',
      },
      'Pet Vaccination',
    );
    expect(
      note.getByText(
        'Comes along: name, e-mail, phone number, service, date (Monday, 21 Dec 2099).',
      ),
    ).toBeVisible();
    await user.click(note.getByRole('link', { name: 'Finish in the booking form' }));
    const booking = within(await findByRole('form', { name: 'Book an appointment' }));
    await waitFor(() => expect(booking.getByLabelText('Name')).toHaveValue('Kavya Menon'));
    expect(booking.getByLabelText('Mobile Number')).toHaveValue('9876543210');
    expect(booking.getByLabelText('Email')).toHaveValue('kavya@example.com');
    expect(booking.getByLabelText('Appointment Date')).toHaveValue('2099-12-21');
    await booking.findByText(/^VetBuddy Indiranagar/);
    await user.selectOptions(booking.getByLabelText('Location'), '11');
    expect(booking.getByLabelText('Appointment Type')).toHaveDisplayValue('Pet Vaccination');
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/#contacts');
  });

  it('grooming leads to the form for grooming', async () => {
    const { note, user, router, findByRole } = await submit({ Name: 'Kavya Menon' }, 'Grooming');
    await user.click(note.getByRole('link', { name: 'Finish in the booking form' }));
    const booking = within(await findByRole('form', { name: 'Book an appointment' }));
    await waitFor(() => expect(booking.getByLabelText('Name')).toHaveValue('Kavya Menon'));
    expect(booking.getByLabelText('Appointment Type')).toHaveDisplayValue('Grooming');
    expect(router.state.location.pathname).toBe('/ContactGrooming');
  });
});
