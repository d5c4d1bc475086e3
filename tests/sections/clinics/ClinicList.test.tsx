import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as landing from '#content/pages/landing.ts';
import type { Store, ListedClinic } from '#src/domain/clinicDirectory.ts';
import { ClinicList, type ClinicListProps } from '#src/sections/clinics/ClinicList.tsx';
import { sampleClinic, weekOf } from '#tests/support/sampleClinic.ts';
import { comeBackAt, stopClock } from '#tests/support/stopClock.ts';
import { withSettings } from '#tests/support/withSettings.ts';

const phone = { display: '+91 00000 01234', number: '+910000001234', href: 'tel:+910000001234' };

/** A clinic that the content knows, with a store or without. */
function known(name: string, city: string, store?: Partial<Store>): ListedClinic {
  const profile = sampleClinic(name, { city, hours: weekOf('10:00', '20:00') });
  return { name, city, profile, ...(store && { store: { id: '1', name, types: [], ...store } }) };
}

const clinics: ListedClinic[] = [
  known('Adyar', 'Chennai', { id: '1', types: ['Vet Consultation', 'Surgery'] }),
  known('Mylapore', 'Chennai'),
  known('Salt Lake', 'Kolkata', { id: '2', types: ['Pet Vaccination'] }),
  { name: 'Banjara Hills', city: '', store: { id: '3', name: 'Banjara Hills', types: [] } },
];

const clinicsOf = (count: number): ListedClinic[] =>
  Array.from({ length: count }, (_, i) =>
    known(`Door ${i}`, `City ${i % 3}`, { id: `${i}`, types: ['Vet Consultation'] }),
  );

function listWith(props: Partial<ClinicListProps> = {}) {
  return (
    <MemoryRouter>
      <ClinicList
        {...landing.clinicList}
        phone={phone}
        closedDays={[]}
        clinics={clinics}
        status="ready"
        onRetry={() => undefined}
        hrefOf={({ name }) => `/book?${name}`}
        {...props}
      />
    </MemoryRouter>
  );
}

function show(props: Partial<ClinicListProps> = {}) {
  render(listWith(props));
  return { ...screen, user: userEvent.setup() };
}

const textsOf = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const cities = () => textsOf(3);
const names = () => textsOf(4);
const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

function servicesOf(name: string) {
  return within(rowOf(name).getByRole('list', { name: 'Can be booked here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('the clinic list shows each clinic under its city, with contact details and services', () => {
  show();
  expect(cities()).toEqual(['Chennai', 'Kolkata', 'Banjara Hills']);
  expect(names()).toEqual(['Adyar', 'Mylapore', 'Salt Lake']);
  expect(screen.getByRole('status')).toHaveTextContent('4 clinics');
  expect(servicesOf('Adyar')).toEqual(['Vet Consultation', 'Surgery']);
  expect(servicesOf('Salt Lake')).toEqual(['Pet Vaccination']);
  const row = rowOf('Adyar');
  expect(row.getByText('1, Road')).toBeVisible();
  expect(row.getByRole('link', { name: '1' })).toHaveAttribute('href', 'tel:1');
  expect(row.getByText('Every day, 10 AM to 8 PM')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Adyar' })).toHaveAttribute('href', '/clinics/adyar');
  expect(row.getByRole('link', { name: 'Directions to Adyar' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=13%2C80.26',
  );
});

it('the clinic list gives the phone of a clinic without a store or without services, not a booking', () => {
  show();
  expect(rowOf('Mylapore').getByText('Not bookable online')).toBeInTheDocument();
  for (const [name, href] of [
    ['Mylapore', 'tel:1'],
    ['Banjara Hills', phone.href],
  ] as const) {
    const row = rowOf(name);
    expect(row.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', href);
    expect(row.queryByRole('link', { name: /Book here/ })).not.toBeInTheDocument();
  }
});

it('the clinic list shows a store that the content does not know by name and services, in no city', () => {
  const store: Store = { id: '9', name: 'Quay Street', types: ['Surgery'] };
  show({ clinics: [{ name: 'Quay Street', city: '', store }] });
  expect(servicesOf('Quay Street')).toEqual(['Surgery']);
  expect(
    rowOf('Quay Street')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Book here at Quay Street']);
});

it('the clinic list says whether a clinic is open once the clock is known, and not before', () => {
  stopClock('2026-11-18T12:00:00');
  expect(renderToString(listWith())).not.toMatch(/Open now|Closed until/);
  show();
  const row = rowOf('Adyar');
  expect(row.getByText('Open now, until 8 PM')).toBeVisible();
  comeBackAt('2026-11-18T20:00:00');
  expect(row.getByText('Closed until 10 AM tomorrow')).toBeVisible();
});

it('clinics go by their own clock, wherever the visitor is', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  withSettings({ clinicTimeZone: 'Asia/Kolkata' });
  // In Chennai 11:30 AM, where the visitor is 10 PM of the day before.
  stopClock('2026-11-18T06:00:00Z');
  show({ clinics: [known('Adyar', 'Chennai')] });
  expect(rowOf('Adyar').getByText('Open now, until 8 PM')).toBeVisible();
});

it('Book here in the clinic list leads to the form for its clinic', () => {
  const { getByRole } = show();
  const link = getByRole('link', { name: 'Book here at Adyar' });
  expect(link).toHaveAttribute('href', '/book?Adyar');
});

it.each([
  ['with four clinics', 4, false],
  ['that is shown whole', 12, true],
])('a clinic list %s has no Show all', (_, count, whole) => {
  show({ clinics: clinicsOf(count), whole });
  expect(names()).toHaveLength(count);
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

it('Show all shows the rest of a longer clinic list, and focuses its first', async () => {
  const { getByRole, user } = show({
    clinics: clinicsOf(12).toSorted((one, other) => one.city.localeCompare(other.city)),
  });
  expect(names()).toHaveLength(3);
  await user.click(getByRole('button', { name: 'Show all 12 clinics' }));
  expect(names()).toHaveLength(12);
  expect(document.activeElement).toHaveTextContent(names()[3]!);
});

it('the clinic list offers no booking while what can be booked is loading', () => {
  const { getByRole, queryByRole } = show({
    clinics: [known('Adyar', 'Chennai'), known('Salt Lake', 'Kolkata')],
    status: 'loading',
  });
  expect(getByRole('status')).toHaveTextContent('2 clinics, loading what can be booked…');
  expect(queryByRole('link', { name: /Book here|Call/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Not bookable online')).not.toBeInTheDocument();
  expect(names()).toEqual(['Adyar', 'Salt Lake']);
});

it('the clinic list keeps its numbers when loading fails, and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { getByRole, user } = show({ status: 'failed', onRetry });
  expect(getByRole('status')).toHaveTextContent('We could not load what can be booked online.');
  expect(names()).toHaveLength(3);
  expect(rowOf('Adyar').getByRole('link', { name: 'Call Adyar' })).toBeVisible();
  expect(getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  // The button is about to disappear.
  expect(getByRole('region', { name: landing.clinicList.title })).toHaveFocus();
});
