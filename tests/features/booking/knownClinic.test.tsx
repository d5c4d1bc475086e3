import { act, fireEvent, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import {
  clinic,
  clinicsAreLoaded,
  enter,
  field,
  shown,
  stopTheClock,
  store,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());

it('a clinic that a link names stands in its field’s place, until it is to be changed', async () => {
  const { user, findByText, queryByText, getByRole } = await renderAt(`/?store=${store.id}`);
  expect(await findByText(clinic.area, { selector: 'form b' })).toBeVisible();
  expect(field('Location')).toHaveValue(String(store.id));
  expect(field('Location').closest('[inert]')).not.toBeNull();
  await user.click(getByRole('button', { name: 'Change' }));
  expect(field('Location')).toHaveFocus();
  expect(field('Location').closest('[inert]')).toBeNull();
  expect(queryByText(clinic.area, { selector: 'form b' })).toBeNull();
});

it('a clinic that is chosen in its field stays in that field', async () => {
  const { queryByRole } = await renderAt('/devcontact');
  await clinicsAreLoaded();
  enter('Location', String(store.id));
  expect(queryByRole('button', { name: 'Change' })).toBeNull();
});

it('a clinic that takes no bookings stands apart in the list, and has the number once it is chosen', async () => {
  const listed = [
    { id: 77, store_name: 'Takes bookings', surgery: true },
    { id: 78, store_name: 'Takes none' },
  ];
  server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json(listed)));
  const { findByRole } = await renderAt('/devcontact');
  const group = await findByRole('group', { name: 'By phone only' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Takes none']);
  enter('Location', '78');
  expect(await shown(/^This clinic takes no bookings online. To book, call/)).toBeVisible();
  enter('Location', '77');
  expect(document.body).not.toHaveTextContent('This clinic takes no bookings online.');
});

it('a clinic that was chosen and has left the list is said to be gone, until another is chosen', async () => {
  sessionStorage.setItem('bookingDraft:full', JSON.stringify({ location: '78' }));
  server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.json([store])));
  await renderAt('/');
  const gone = /^The clinic you chose can’t be booked here at the moment. Choose another, or call/;
  expect(await shown(gone)).toBeVisible();
  expect(field('Location')).toHaveValue('');
  enter('Location', String(store.id));
  expect(document.body).not.toHaveTextContent(gone);
});

it('one of the next days fills in the date, and the date shows which it is', async () => {
  const { user, getByRole } = await renderAt('/devcontact');
  const days = within(getByRole('radiogroup', { name: 'Next days' }));
  expect(days.getAllByRole('radio')).toHaveLength(8);
  await user.click(days.getByRole('radio', { name: /^Tomorrow 21 Nov/ }));
  expect(field('Appointment Date')).toHaveValue('2026-11-21');
  enter('Appointment Date', '2026-11-23');
  expect(days.getByRole('radio', { name: /^Mon 23 Nov/ })).toBeChecked();
  enter('Appointment Date', '2027-01-04');
  expect(days.queryByRole('radio', { checked: true })).toBeNull();
});

it('the next days are called by the day that it is, also after a night with the page open', async () => {
  const { getByRole } = await renderAt('/devcontact');
  const days = within(getByRole('radiogroup', { name: 'Next days' }));
  days.getByRole('radio', { name: /^Tomorrow 21 Nov/ });
  vi.setSystemTime(new Date('2026-11-21T07:00:00'));
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(days.getAllByRole('radio')[0]).toHaveAccessibleName(/^Today 21 Nov/);
});

it('the next days begin with tomorrow once the last time of today is over, and a press is that day’s', async () => {
  const { user, getByRole } = await renderAt('/devcontact');
  const days = within(getByRole('radiogroup', { name: 'Next days' }));
  const tomorrow = days.getByRole('radio', { name: /^Tomorrow 21 Nov/ });
  // No minute has begun on the page since: it slept.
  vi.setSystemTime(new Date('2026-11-20T20:00:00'));
  await user.click(tomorrow);
  expect(field('Appointment Date')).toHaveValue('2026-11-21');
  expect(days.getAllByRole('radio')[0]).toBe(tomorrow);
});

it('the next days move on as the last time of today is over, untouched', async () => {
  const { getByRole } = await renderAt('/devcontact');
  const days = within(getByRole('radiogroup', { name: 'Next days' }));
  vi.setSystemTime(new Date('2026-11-20T20:00:00'));
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(days.getAllByRole('radio')[0]).toHaveAccessibleName(/^Tomorrow 21 Nov/);
});
