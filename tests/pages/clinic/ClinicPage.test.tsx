import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { stopClock } from '#tests/support/clock.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

const location = () => thePage().findByRole('combobox', { name: 'Location' });

describe('a clinic’s own page', () => {
  it.each(clinics)('shows $name, with the way back to all clinics', async ({ slug, name }) => {
    await renderAt(`/clinics/${slug}`);
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([name]);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Clinics', '/clinics'],
      [name, null],
    ]);
    expect(brokenLinks()).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('shows the hours of each day and the holidays, and marks today', async () => {
    stopClock('2026-11-18T12:00:00Z');
    await renderAt('/clinics/kothrud');
    const hours = within(thePage().getByRole('region', { name: 'Opening hours' }));
    const days = hours.getAllByRole('listitem').map((day) => day.textContent);
    expect(days.slice(0, 7)).toEqual([
      'Monday10 AM to 8 PM',
      'Tuesday10 AM to 8 PM',
      'WednesdayToday10 AM to 8 PM',
      'Thursday10 AM to 8 PM',
      'Friday10 AM to 8 PM',
      'Saturday10 AM to 8 PM',
      'SundayClosed',
    ]);
    expect(days).toContain('Christmas Day25 Dec 2026Closed');
  });

  it('says whether it is open, also as time passes', async () => {
    stopClock('2026-11-18T19:59:00Z');
    await renderAt('/clinics/adyar');
    expect(thePage().getByText('Open now, until 8 PM')).toBeVisible();
    stopClock('2026-11-18T20:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(thePage().getByText('Closed until tomorrow 10 AM')).toBeVisible();
  });

  it('shows the way there, and opens the map with it', async () => {
    await renderAt('/clinics/indiranagar');
    const way = within(thePage().getByRole('region', { name: 'How to find us' }));
    expect(way.getByText('12, Sample Cross Road, Bengaluru 560000')).toBeVisible();
    expect(way.getByRole('heading', { name: 'Parking' })).toBeVisible();
    expect(way.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=12.97%2C77.64',
    );
  });

  it('shows its services and its vets', async () => {
    const { user, router } = await renderAt('/clinics/adyar');
    const care = within(thePage().getByRole('region', { name: 'What we do here' }));
    expect(care.getByRole('link', { name: 'Vaccination' })).toBeVisible();
    await user.click(care.getByRole('link', { name: 'Dr Ananya Rao' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/doctors/ananya-rao'));
  });

  it('has the booking form with the clinic chosen, and keeps what was typed elsewhere', async () => {
    const { user, router } = await renderAt('/clinics/adyar');
    await waitFor(async () => expect(await location()).toHaveDisplayValue(/Adyar/));
    await user.type(thePage().getByRole('textbox', { name: 'Name' }), 'Asha Rao');
    await act(() => router.navigate('/clinics/bandra-west'));
    await waitFor(async () => expect(await location()).toHaveDisplayValue(/Bandra West/));
    expect(thePage().getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  });

  it('a booking link to its page fills in the rest too', async () => {
    await renderAt('/clinics/adyar?store=13&type=Surgery#contacts');
    await waitFor(async () => expect(await location()).toHaveDisplayValue(/Adyar/));
    expect(thePage().getByRole('combobox', { name: 'Appointment Type' })).toHaveDisplayValue(
      'Surgery',
    );
  });

  it.each([
    ['kothrud', 'which the stores list does not know'],
    ['banjara-hills', 'of which the stores list offers nothing'],
  ])('%s, %s, is booked by phone', async (slug) => {
    await renderAt(`/clinics/${slug}`);
    await thePage().findByRole('heading', { name: 'Book by phone' });
    expect(thePage().queryByRole('form')).toBeNull();
    const calls = thePage().getAllByRole('link', { name: /^Call \+/ });
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    }
    expect(thePage().queryByRole('link', { name: 'Book a visit' })).toBeNull();
  });

  it('keeps its form where the stores list can’t be loaded', async () => {
    expectConsole('error', 'The stores list could not be loaded.');
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.error()));
    await renderAt('/clinics/adyar');
    expect(await thePage().findByRole('form', { name: 'Book an appointment' })).toBeVisible();
    expect(await screen.findByText(/could not load our locations/)).toBeVisible();
  });
});

describe('a clinic’s address that no clinic has', () => {
  it('says so, links to every clinic and carries noindex', async () => {
    await renderAt('/clinics/atlantis');
    expect(thePage().getByRole('heading', { level: 1 })).toHaveTextContent(
      'No clinic here, only the cat',
    );
    const others = within(thePage().getByRole('navigation', { name: 'Our clinics' }));
    expect(others.getAllByRole('link')).toHaveLength(clinics.length);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(brokenLinks()).toEqual([]);
  });
});
