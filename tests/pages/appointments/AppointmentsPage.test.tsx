import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('/appointments', () => {
  it('the appointments page has a heading, a breadcrumb, a booking link and a phone link', async () => {
    const { findByRole, getAllByRole } = await renderAt('/appointments');
    expect(
      await findByRole('heading', { level: 1, name: 'She’s already holding the form' }),
    ).toBeInTheDocument();
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const breadcrumb = within(await findByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(breadcrumb.getByText('Appointments')).toHaveAttribute('aria-current', 'page');
    const main = within(await findByRole('main'));
    expect(main.getByRole('link', { name: 'Open the booking form' })).toHaveAttribute(
      'href',
      '/#contacts',
    );
    expect(main.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('the appointments form has fields for name, email, phone number, service and date', async () => {
    const { findByRole } = await renderAt('/appointments');
    const form = within(await findByRole('form', { name: 'Make an appointment' }));
    for (const name of ['Name', 'Email', 'Phone Number', 'Date']) {
      expect(form.getByRole('textbox', { name })).toBeInTheDocument();
    }
    const service = form.getByRole('combobox', { name: 'Service' });
    expect(
      within(service)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select Service', 'Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming']);
  });

  it('the appointments form keeps its values, sends nothing and says so at every submit', async () => {
    const { findByRole, user, router } = await renderAt('/appointments');
    const form = within(await findByRole('form', { name: 'Make an appointment' }));
    expect(form.getByRole('status')).toBeEmptyDOMElement();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kavya Menon');
    await user.type(form.getByRole('textbox', { name: 'Date' }), '21 July{Enter}');
    await user.click(form.getByRole('button', { name: 'Make an appointment' }));
    const note = within(form.getByRole('status'));
    expect(note.getByText('This form does not reach the clinic yet.')).toBeInTheDocument();
    expect(note.getByText(/^Nothing was sent/)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Kavya Menon');
    expect(form.getByRole('textbox', { name: 'Date' })).toHaveValue('21 July');
    expect(router.state.location.pathname + router.state.location.search).toBe('/appointments');
  });
});
