import { act, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { hours } from '#src/content/hours.ts';
import { clinics } from '#content/clinics.ts';
import { clinicWith, isSample } from '#tests/support/content.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { resetServer, sampleStores, server } from '#tests/support/server.ts';

/** Offers no vaccination. */
const consultationAndSurgery = clinicWith('surgery', 1);

/** The texts of the sections between header and footer, in order. */
function headings() {
  const main = document.querySelector('main')!;
  return [...main.querySelectorAll('h1, h2')].map((heading) => heading.textContent);
}

describe('the landing page', () => {
  it('the landing page has its sections in this order', async () => {
    const { getAllByRole } = await renderAt('/');
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(headings()).toEqual([
      'Vets who kneel down to say hello.',
      'A bath is better with good company.',
      'A small needle, and a hand to hold.',
      'Which clinic is closest to you?',
      hours.areDaily ? 'Hours, every day' : 'Hours',
      'Emergency? Call, don’t book.',
      'Find your clinic',
      'Less fear.\nBetter answers.',
      'What we do for dogs and cats',
      'Meet our vets',
      'Something not quite right?',
      'When it takes more than a check-up',
      'How a visit works',
      'See a first visit, start to finish',
      'Good to know before you come',
      'Book a visit',
    ]);
  });

  it('the landing page shows the figures', async () => {
    const { getByRole } = await renderAt('/');
    const { pets, professionals, stores } = brand.figures;
    const figures = within(getByRole('region', { name: 'In numbers' }));
    expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      pets,
      professionals,
      stores,
    ]);
    expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'happy pets',
      'vet care professionals',
      'stores',
    ]);
  });

  it('the landing page has the sections of the anchors, in the order of the menu', async () => {
    await renderAt('/');
    const ids = ['about', 'services', 'blogs', 'contacts'];
    const found = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('every Book Now of the landing page leads to its booking form', async () => {
    const { getByRole } = await renderAt('/');
    const links = within(getByRole('main')).getAllByRole('link', { name: 'Book Now' });
    // One on each slide of the hero, one in the call to action.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/#contacts'));
    expect(document.getElementById('contacts')).toBeInTheDocument();
  });

  it('what cannot wait for a form is said before the form', async () => {
    const { getByText, getByRole } = await renderAt('/');
    const urgent = getByText('Don’t wait for a form if');
    const form = getByRole('form', { name: 'Book an appointment' });
    expect(urgent.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.runIf(isSample)('the sample’s endoscopy card links to the service page', async () => {
    const { getByRole, user, router } = await renderAt('/');
    const card = getByRole('link', { name: 'Endoscopy and Laparoscopy' });
    await user.click(card);
    await waitFor(() => expect(router.state.location.pathname).toBe('/service/service-details'));
  });

  it('a hash opens the tab it names, also while the page is open', async () => {
    const { getByRole, router } = await renderAt('/#surgery');
    expect(getByRole('tabpanel', { name: 'Surgery' })).toBeVisible();
    await act(() => router.navigate('/#Laboratory'));
    expect(getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
    expect(getByRole('tabpanel', { name: 'Laboratory' })).toHaveFocus();
    await act(() => router.navigate('/#blogs'));
    expect(getByRole('tabpanel', { name: 'Laboratory' })).toBeVisible();
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
    expect(await strip.findByText(/The list of clinics did not load/)).toBe(status);
  });

  it('Book here fills the clinic and the need into the form, with one call for the list', async () => {
    const calls: string[] = [];
    const count = ({ request }: { request: Request }) => void calls.push(request.url);
    server.events.on('request:start', count);
    const { clinic, store } = consultationAndSurgery;
    const { getByRole, findByRole, user, router } = await renderAt('/');
    const list = within(getByRole('region', { name: 'Find your clinic' }));
    await user.click(list.getByRole('button', { name: 'Surgery' }));
    await user.click(await list.findByRole('link', { name: `Book here at ${clinic.name}` }));
    const location = await findByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toHaveDisplayValue(store.store_name));
    const type = getByRole('combobox', { name: 'Appointment Type' });
    expect(type).toHaveDisplayValue('Surgery');
    expect(
      within(type)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Select Appointment Type', 'Vet Consultation', 'Surgery']);
    expect(router.state.location.hash).toBe('#contacts');
    expect(calls.filter((url) => url.includes('admin-stores-list'))).toHaveLength(1);
    server.events.removeListener('request:start', count);
  });

  it('Book here for grooming opens the grooming form with the clinic filled in', async () => {
    const { clinic, store } = clinicWith('pet_vaccination', 1);
    const { getByRole, findByRole, user } = await renderAt('/');
    const list = within(getByRole('region', { name: 'Find your clinic' }));
    await user.click(list.getByRole('button', { name: 'Grooming' }));
    await user.click(await list.findByRole('link', { name: `Book here at ${clinic.name}` }));
    await findByRole('heading', { level: 1, name: /groom/i });
    const location = await findByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toHaveDisplayValue(store.store_name));
    expect(getByRole('combobox', { name: 'Appointment Type' })).toHaveDisplayValue('Grooming');
  });

  it('the clinics are fetched again once online, and until then the phone number shows', async () => {
    expectConsole('error', 'The stores list could not be loaded.');
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.error()));
    const { getByRole, user } = await renderAt('/');
    const list = within(getByRole('region', { name: 'Find your clinic' }));
    await user.click(list.getByRole('button', { name: 'Surgery' }));
    await list.findByText('We could not load what can be booked online.');
    expect(list.getByRole('link', { name: brand.phone.display })).toBeVisible();
    resetServer();
    act(() => void window.dispatchEvent(new Event('online')));
    await list.findByText(`2 of ${clinics.length} clinics for Surgery`);
  });
});
