import { act, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { closedDays } from '#content/hours.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import {
  collectBookings,
  field,
  fillIn,
  heldAnswer,
  shown,
  submit,
} from '#tests/features/booking/bookingKit.ts';
import { clinicWith } from '#tests/support/bookableClinics.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { stopClock } from '#tests/support/stopClock.ts';

const { clinic: first, store } = clinicWith('surgery');
const other = clinicWith('vet_consultation', 1);

afterEach(() => void vi.useRealTimers());

describe('a clinic’s own page', () => {
  it.each([
    [
      'a hospital',
      clinics.find(({ emergency }) => emergency)!,
      /^Come straight to .*, until 9 PM$/,
    ],
    [
      'another clinic',
      clinics.find(({ emergency, storeId }) => !emergency && storeId)!,
      /^We take no emergencies in /,
    ],
  ])('the page of %s says where to go in an emergency at noon', async (_, { slug }, text) => {
    stopClock('2026-11-18T12:00:00');
    await renderAt(`/clinics/${slug}`);
    expect(await thePage().findByText(text)).toBeVisible();
  });

  it('on phones the bar calls the page’s clinic, and the business on other pages', async () => {
    const { router } = await renderAt(`/clinics/${first.slug}`);
    const call = () => document.querySelector('[data-dock] [href^="tel:"]');
    await waitFor(() => expect(call()).toHaveAttribute('href', first.phone.href));
    await act(() => router.navigate('/clinics'));
    await waitFor(() => expect(call()).toHaveAttribute('href', brand.phone.href));
  });

  it('a clinic’s page has its address, hours, directions, services and vets', async () => {
    await renderAt(`/clinics/${first.slug}`);
    const directions = within(thePage().getByRole('region', { name: 'How to find us' }));
    expect(
      thePage().getAllByText(`${first.street}, ${first.city} ${first.postalCode}`),
    ).toHaveLength(1);
    expect(directions.getByRole('heading', { name: 'Parking' })).toBeVisible();
    const { latitude, longitude } = first.geo;
    expect(thePage().getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
    );
    const care = within(thePage().getByRole('region', { name: 'What we do here' }));
    const service = services.find(({ id }) => first.services.includes(id));
    expect(care.getByRole('link', { name: service!.name })).toBeVisible();
    const vet = vets.find(({ clinics: slugs }) => slugs.includes(first.slug))!;
    expect(care.getByRole('link', { name: vet.name })).toHaveAttribute(
      'href',
      `/doctors/${vet.id}`,
    );
    const days = directions.getAllByRole('listitem').map((day) => day.textContent);
    const { date, name } = closedDays[0]!;
    expect(days).toContain(`${name}, ${formatDate(date)}Closed`);
    expect(thePage().getByText('Every day, 9 AM to 9 PM')).toBeVisible();
    const emergency = thePage().getByRole('link', { name: 'In an emergency: where to go now' });
    expect(emergency).toHaveAttribute('href', `/clinics/${first.slug}#emergency`);
  });

  it('the booking form of a clinic’s page has this clinic chosen, and keeps what was typed', async () => {
    const link = `?store=${store.id}&type=Surgery#contacts`;
    const { user, router } = await renderAt(`/clinics/${first.slug}${link}`);
    // The clinic is known first, the link is followed afterwards.
    await waitFor(() => expect(field('appointmentType')).toHaveDisplayValue('Surgery'));
    expect(field('location')).toHaveDisplayValue(store.store_name);
    await user.type(field('name'), 'Asha Rao');
    await act(() => router.navigate(`/clinics/${other.clinic.slug}`));
    await waitFor(() => expect(field('location')).toHaveDisplayValue(other.store.store_name));
    expect(field('name')).toHaveValue('Asha Rao');
  });

  it('the booking form of a clinic’s page keeps another clinic that was chosen', async () => {
    const { answer, release } = heldAnswer();
    server.use(
      http.get('*/prod/admin-stores-list', async () => {
        await answer();
        return HttpResponse.json(sampleStores);
      }),
    );
    const kept = { location: String(other.store.id), pageStoreId: String(store.id) };
    sessionStorage.setItem('bookingDraft:full', JSON.stringify(kept));
    const { user } = await renderAt(`/clinics/${first.slug}`);
    await user.type(field('name'), 'Asha Rao');
    release();
    await waitFor(() => expect(field('location')).toHaveDisplayValue(other.store.store_name));
    expect(field('name')).toHaveValue('Asha Rao');
  });

  it.each([
    ['that the stores list does not know', sampleStores.filter(({ id }) => id !== store.id)],
    [
      'of which the stores list offers nothing',
      [{ ...store, vet_consultation: false, pet_vaccination: false, surgery: false }],
    ],
  ])('a clinic %s is booked by phone', async (_, listed) => {
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json(listed)));
    await renderAt(`/clinics/${first.slug}`);
    await thePage().findByRole('heading', { name: 'Book by phone' });
    expect(thePage().queryByRole('form')).toBeNull();
    const calls = thePage().getAllByRole('link', { name: /^Call \+/ });
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    }
    expect(thePage().queryByRole('link', { name: 'Book a visit' })).toBeNull();
  });
});

describe('the phone number in a clinic’s form', () => {
  beforeEach(() => stopClock('2026-11-20T12:00:00'));

  const hrefIn = (text: HTMLElement) =>
    within(text.closest('p, dd')!).getByRole('link', { name: /\+91/ }).getAttribute('href');
  const failing = () => {
    expectConsole('error', 'The booking was not accepted.');
    collectBookings(() => new Response(null, { status: 500 }));
  };

  it.each([
    ['its booking fails', failing, /^Everything you typed/],
    ['it is booked', collectBookings, first.phone.display],
  ])('a clinic’s form gives the clinic’s own number if %s', async (_, answer, text) => {
    answer();
    await renderAt(`/clinics/${first.slug}`);
    await fillIn();
    submit();
    expect(hrefIn(await shown(text))).toBe(first.phone.href);
  });

  it('a clinic’s form gives the clinic’s own number if its locations can’t be loaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderAt(`/clinics/${first.slug}`);
    expect(hrefIn(await shown(/^You are offline. Our locations/))).toBe(first.phone.href);
  });

  it.each([
    ['another clinic’s number if that one is chosen', other.store.id, other.clinic.phone.href],
    ['the business’s if the clinic’s own is not known', 77, brand.phone.href],
  ])('a clinic’s form gives %s', async (_, id, href) => {
    const unknown = { ...store, id: 77, store_name: 'A clinic of the list alone' };
    server.use(
      http.get('*/prod/admin-stores-list', () => HttpResponse.json([...sampleStores, unknown])),
    );
    failing();
    await renderAt(`/clinics/${first.slug}`);
    await fillIn({ location: String(id), appointmentType: 'Vet Consultation' });
    submit();
    expect(hrefIn(await shown(/^Everything you typed/))).toBe(href);
  });
});

it('a clinic’s address that no clinic has links to every clinic', async () => {
  await renderAt('/clinics/atlantis');
  const others = within(thePage().getByRole('navigation', { name: 'Our clinics' }));
  expect(others.getAllByRole('link')).toHaveLength(clinics.length);
  expect(brokenLinks()).toEqual([]);
});
