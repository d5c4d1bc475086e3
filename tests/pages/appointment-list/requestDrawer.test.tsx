import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '#tests/support/controls.ts';
import {
  answerRequests,
  loggedIn,
  requestRecord,
  sampleToken,
  storeInAnotherTab,
} from '#tests/support/staff.ts';
import { column, days, openList, openListOf, statusLine } from './requestListKit.ts';

/** The drawer of the request that is open. */
async function drawer(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}

const owners = [1, 2, 3].map((id) => requestRecord(id));

it('the drawer shows a request in full, and returns the focus to its row', async () => {
  const { user } = await openListOf([
    requestRecord(5, { name: 'Asha Menon', comments: 'One\nTwo' }),
  ]);
  const name = screen.getByRole('button', { name: 'Asha Menon' });
  expect(name).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(name);
  const request = await drawer('Asha Menon');
  expect(request.getByText('Saturday, 18 Jul 2026')).toBeVisible();
  expect(request.getByText('10:30 AM')).toBeVisible();
  expect(request.getByRole('list', { name: 'Asked for' })).toHaveTextContent(
    /^Vet ConsultationDogVetBuddy Adyar \(sample\)$/,
  );
  expect(request.getByText(/^One\sTwo$/)).toBeVisible();
  const links = request.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+915555500005',
    expect.stringMatching(/^https:\/\/wa\.me\/915555500005\?/),
    expect.stringMatching(/^mailto:owner\.5@example\.com\?/),
    '/appointmentlist?q=5555500005',
    'tel:5555500013',
    '/VetcareVetBuddyVisits?phone=5555500005',
  ]);
  expect(request.getByRole('link', { name: 'Call 5555500005' })).toBeVisible();
  expect(request.getByText('owner.5@example.com')).toBeVisible();
  await user.click(request.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name).toHaveFocus();
});

it('the drawer is opened by its address and closed by Back, with the focus on its row', async () => {
  const { router } = await openListOf(owners, '/appointmentlist?sort=Oldest');
  press('Owner 2');
  expect(router.location.search).toBe('?sort=Oldest&request=2');
  fireEvent.click((await drawer('Owner 2')).getByRole('button', { name: 'Next request' }));
  expect(router.location.search).toBe('?sort=Oldest&request=3');
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Owner 3' })).toHaveFocus();
  await act(() => router.navigate(1));
  fireEvent.click((await drawer('Owner 3')).getByRole('button', { name: 'Close' }));
  expect(router.location.search).toBe('?sort=Oldest');
  expect(screen.getByRole('button', { name: 'Owner 3' })).toHaveFocus();
});

it('the drawer is open again after Back from the visits of its number', async () => {
  const { user, router } = await openListOf(owners, '/appointmentlist?request=2');
  await user.click((await drawer('Owner 2')).getByRole('link', { name: 'Visits of this number' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await act(() => router.navigate(-1));
  await drawer('Owner 2');
});

it('the list says that a linked request is not in it', async () => {
  const { router } = await openListOf(owners, '/appointmentlist?sort=Oldest&request=99');
  expect(await screen.findByText('The request of this link is not in the list.')).toBeVisible();
  press('Dismiss');
  expect(screen.queryByText('The request of this link is not in the list.')).toBeNull();
  expect(router.location.search).toBe('?sort=Oldest');
});

it('the drawer searches the whole list for its mobile number', async () => {
  const record = { mobile_number: '98765 43210' };
  const { user } = await openListOf(
    [
      requestRecord(1, { ...record, appointment_date: '2026-07-19' }),
      requestRecord(2, record),
      requestRecord(3),
    ],
    '/appointmentlist?from=2026-07-18&request=2',
  );
  await user.click(
    (await drawer('Owner 2')).getByRole('link', { name: 'Search the list for 98765 43210' }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(column('ID')).toEqual(['1', '2']);
  expect(screen.getByRole('button', { name: 'Owner 2' })).toHaveFocus();
});

it('the drawer keeps no note of a request without an ID', async () => {
  await openListOf([requestRecord(8, { name: 'Zoya', id: null })]);
  press('Zoya');
  expect((await drawer('Zoya')).getByText(/^This request has no ID/)).toBeVisible();
});

it('the drawer’s title is the start of an endless name', async () => {
  await openListOf([requestRecord(1, { name: `Asha ${'x'.repeat(10_000)}` })]);
  fireEvent.click(screen.getByRole('button', { name: /^Asha x+…$/ }));
  const request = await drawer(/^Asha x+…$/);
  expect(request.getByRole('heading', { level: 2 }).textContent.length).toBeLessThan(300);
});

it('the drawer leads from request to request, across pages, and closes onto its row', async () => {
  await openListOf(days(17));
  press('Owner 4');
  const request = await drawer('Owner 4');
  expect(request.getByText('Request 4 · 14 of 17')).toBeVisible();
  for (const owner of ['Owner 3', 'Owner 2', 'Owner 1']) {
    fireEvent.click(request.getByRole('button', { name: 'Next request' }));
    await drawer(owner);
  }
  expect(request.getByText('Owner 1, 17 of 17')).toHaveRole('status');
  expect(request.getByRole('button', { name: 'Next request' })).toHaveAttribute('aria-disabled');
  expect(screen.getByText(/^Showing 16 to 17/)).toBeVisible();
  fireEvent.click(request.getByRole('button', { name: 'Previous request' }));
  fireEvent.click((await drawer('Owner 2')).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Owner 2' })).toHaveFocus();
});

it('the drawer leads on from a request that has left the list to the one in its place', async () => {
  await openListOf(days(3), '/appointmentlist?notes=To+call');
  press('Owner 2');
  const request = await drawer('Owner 2');
  fireEvent.click(request.getByRole('radio', { name: 'Confirmed' }));
  expect(statusLine()).toMatch(/^2 of 3/);
  expect(request.getByText('Request 2')).toBeVisible();
  fireEvent.click(request.getByRole('button', { name: 'Next request' }));
  await drawer('Owner 1');
  expect(request.getByText('Request 1 · 2 of 2')).toBeVisible();
  fireEvent.click(request.getByRole('radio', { name: 'Changed' }));
  fireEvent.click(request.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Appointment requests' })).toHaveFocus();
});

it('the drawer leads on from the place of the request before one that is not listed', async () => {
  const twin = requestRecord(4, {
    ...requestRecord(3, { name: 'Owner 4' }),
    id: 4,
    appointment_type: 'Surgery',
  });
  await openListOf([...owners, twin], '/appointmentlist?sort=No+Sorting&service=Vet+Consultation');
  press('Owner 3');
  fireEvent.click((await drawer('Owner 3')).getByRole('button', { name: /Owner 4/ }));
  fireEvent.click((await drawer('Owner 4')).getByRole('button', { name: 'Next request' }));
  expect((await drawer('Owner 3')).getByText('Request 3 · 3 of 3')).toBeVisible();
});

it('the drawer stays when a later call lacks its request, and closes when another user logs in', async () => {
  loggedIn();
  const calls = answerRequests(() => (calls.length > 1 ? owners.slice(2) : owners));
  await openList('/appointmentlist?request=2');
  await drawer('Owner 2');
  fireEvent.click(screen.getByText('Refresh'));
  await screen.findByText(/^1 request/);
  await drawer('Owner 2');
  await storeInAnotherTab(sampleToken({ email: 'someone.else@example.com' }));
  expect(await screen.findByText('The request of this link is not in the list.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
