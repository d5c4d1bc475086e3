import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { counters } from '#src/content/landingSections.ts';
import { clinics } from '#content/clinics.yaml';
import { clinicWith } from '#tests/support/content.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { sampleStores, server } from '#tests/support/server.ts';

describe('the landing page', () => {
  it('the landing page has its sections in this order, its figures, and Book Now leads to its form', async () => {
    const { getByRole, getByText } = await renderAt('/');
    const main = getByRole('main');
    const headings = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Vets who kneel down to say hello.',
      'A bath is better with good company.',
      'A small needle, and a hand to hold.',
      'Which clinic is closest to you?',
      'Hours',
      'Emergency? Call, don’t book.',
      'Find your clinic',
      'Less fear.\nBetter answers.',
      'What we do for dogs and cats',
      'Meet our vets',
      'Which of these sounds like you?',
      'Good to know before you come',
      'Book a visit',
    ]);
    // In the order of the menu.
    const ids = ['about', 'services', 'blogs', 'contacts'];
    const found = [...main.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);

    const { pets, professionals, stores } = brand.figures;
    const figures = within(getByRole('region', { name: 'In numbers' }));
    const texts = (role: string) => figures.getAllByRole(role).map((each) => each.textContent);
    expect(texts('definition')).toEqual(
      [pets, professionals, stores, counters.at(-1)?.note].filter(Boolean),
    );
    expect(texts('term')).toEqual(['happy pets', 'vet care professionals', 'stores']);

    // On the slides of the hero: one has a form of its own.
    const links = within(main).getAllByRole('link', { name: /^(?:Book Now|Book grooming)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/#contacts',
      '/ContactGrooming',
      '/#contacts',
    ]);

    // What cannot wait for a form is said before the form.
    const form = getByRole('form', { name: 'Book an appointment' });
    expect(getByText('In an emergency, call').compareDocumentPosition(form)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('the clinic chosen at the top is filled into the booking form', async () => {
    const { getByRole, findByRole, user } = await renderAt('/');
    const chooser = getByRole('combobox', { name: 'Which clinic is closest to you?' });
    await user.click(chooser);
    const option = await within(chooser).findByRole('option', {
      name: sampleStores[1]!.store_name,
    });
    await user.selectOptions(chooser, option);
    const location = await findByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toHaveDisplayValue(option.textContent));
  });

  it('Book here in the list of clinics fills the clinic and the need into the booking form', async () => {
    const { getByRole, findByRole, user } = await renderAt('/');
    const list = within(getByRole('region', { name: 'Find your clinic' }));
    const { clinic, store } = clinicWith('surgery');
    await user.click(await list.findByRole('button', { name: 'Surgery' }));
    await user.click(list.getByRole('link', { name: `Book here at ${clinic.name}` }));
    const location = await findByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toHaveValue(String(store.id)));
    expect(getByRole('combobox', { name: 'Appointment Type' })).toHaveValue('Surgery');
  });

  it('the choice of a clinic offers what can be booked, and names what can be booked by phone', async () => {
    const listed = [
      { ...sampleStores[0]!, surgery: true },
      { id: 77, store_name: 'Known to the list alone', surgery: true },
      { id: 78, store_name: 'Takes no bookings' },
    ];
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json(listed)));
    const { getByRole, user } = await renderAt('/');
    const chooser = getByRole('combobox', { name: 'Which clinic is closest to you?' });
    await user.click(chooser);
    await within(chooser).findByRole('option', { name: 'Known to the list alone' });
    const options = within(chooser).getAllByRole<HTMLOptionElement>('option').slice(1);
    expect(options.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      sampleStores[0]!.store_name,
      'Known to the list alone',
    ]);
    expect(options.filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual(
      [
        ...clinics.filter(({ storeId }) => storeId !== sampleStores[0]!.id).map(({ name }) => name),
        'Takes no bookings',
      ].map((name) => `${name}, book by phone`),
    );
  });

  it('the clinic select reports a failed list in an existing live region', async () => {
    expectConsole('error', 'The stores list could not be loaded.');
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.error()));
    const { getByRole, user } = await renderAt('/');
    const strip = within(getByRole('region', { name: 'Locations, hours and emergencies' }));
    const status = strip.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(strip.getByRole('combobox'));
    expect(
      await strip.findByText(
        'The list of clinics did not load. You can still call us, or try the booking form.',
      ),
    ).toBe(status);
  });
});
