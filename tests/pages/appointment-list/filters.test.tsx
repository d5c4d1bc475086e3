import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, press } from '#tests/support/controls.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { comeBackAt } from '#tests/support/stopClock.ts';
import { column, days, openListOf, statusLine, table } from './requestListKit.ts';

/** Six requests around Wednesday 18 November 2026, noon. */
const records = [
  requestRecord(1, { appointment_date: '2026-11-17', location_name: 'Adyar' }),
  requestRecord(2, { appointment_date: '2026-11-18', location_name: 'T Nagar' }),
  requestRecord(3, { appointment_date: '2026-11-19', location_name: 'Adyar' }),
  requestRecord(4, {
    appointment_date: '2026-11-24',
    location_name: ' ADYAR',
    appointment_type: 'Surgery',
  }),
  requestRecord(5, { name: 'Zoya', appointment_date: '2026-11-25', location_name: null }),
  requestRecord(6, { appointment_date: '2026-11-18', appointment_time: '14:30' }),
];

async function openRequests(address?: string) {
  vi.setSystemTime('2026-11-18T12:00:00');
  return openListOf(records, address);
}

function options(label: string) {
  return within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

const listedIds = (ids: string[]) => waitFor(() => expect(column('ID')).toEqual(ids));

it('the filters offer All and the values of the requests, each once, in order', async () => {
  await openRequests();
  expect(options('Clinic')).toEqual([
    'All',
    'Adyar',
    'T Nagar',
    'VetBuddy Adyar (sample)',
    'Not given',
  ]);
  expect(options('Service')).toEqual(['All', 'Surgery', 'Vet Consultation']);
  expect(options('Notes')).toEqual(['All', 'To call', 'Call again']);
});

it('a filter narrows the list and changes the address', async () => {
  const { router } = await openRequests('/appointmentlist?request=none');
  fill('Clinic', 'Adyar');
  await listedIds(['4', '3', '1']);
  fill('Service', 'Surgery');
  await listedIds(['4']);
  expect(statusLine()).toMatch(/^1 of 6 requests\./);
  expect(router.location.search).toBe('?request=none&clinic=Adyar&service=Surgery');
  fill('Clinic', 'Not given');
  expect(await screen.findByText('No request matches all of these filters.')).toBeVisible();
  press('Show all requests');
  await waitFor(() => expect(column('ID')).toHaveLength(6));
  expect(screen.getByLabelText('Service')).toHaveValue('');
});

it('a filter shows the address’s value as chosen, even if no request has it', async () => {
  await openRequests('/appointmentlist?clinic=Closed+%3Cb%3Eclinic%3C%2Fb%3E&service=surgery');
  const clinic = screen.getByLabelText<HTMLSelectElement>('Clinic');
  expect(clinic.selectedOptions[0]).toHaveTextContent('Closed <b>clinic</b> (no requests)');
  expect(screen.getByLabelText('Service')).toHaveValue('Surgery');
  expect(screen.getByText('No request matches all of these filters.')).toBeVisible();
});

it('clinics are shown without the brand, with the full name as a tooltip', async () => {
  await openListOf([
    requestRecord(1, { location_name: 'VetBuddy Adyar (sample)' }),
    requestRecord(2, { location_name: 'VetBuddy T Nagar (sample)' }),
  ]);
  expect(options('Clinic')).toEqual(['All', 'Adyar', 'T Nagar']);
  expect(column('Location')).toEqual(['Adyar', 'T Nagar']);
  expect(screen.getByTitle('VetBuddy T Nagar (sample)')).toHaveTextContent('T Nagar');
});

it('on a phone the filters are behind a button that says how many are in use', async () => {
  await openRequests('/appointmentlist?clinic=Adyar&range=Today&service=Surgery');
  const button = screen.getByText(/^Filters/, { selector: 'button' });
  expect(button).toHaveTextContent('Filters 3 in use');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('a quick range sets both dates, and clears them when it is pressed again', async () => {
  const { router } = await openRequests();
  press('Next 7 days');
  await listedIds(['4', '3', '6', '2']);
  expect(screen.getByLabelText('From Date')).toHaveValue('2026-11-18');
  expect(screen.getByLabelText('To Date')).toHaveValue('2026-11-24');
  expect(router.location.search).toBe('?range=Next+7+days');
  press('Next 7 days');
  await waitFor(() => expect(column('ID')).toHaveLength(6));
  expect(screen.getByLabelText('To Date')).toHaveValue('');
});

it('a quick range moves on at midnight by the clinic’s clock', async () => {
  await openRequests('/appointmentlist?range=Today');
  expect(column('ID')).toEqual(['2', '6']);
  expect(statusLine()).toMatch(/^2 of 6 requests, in the order of the day\./);
  comeBackAt('2026-11-19T00:00:01');
  await listedIds(['3']);
  expect(screen.getByLabelText('From Date')).toHaveValue('2026-11-19');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
});

it('a date field takes no year of five digits', async () => {
  const { router } = await openListOf(days(37));
  fill('From Date', '2026-07-02');
  fill('From Date', '20261-07-02');
  await waitFor(() => expect(statusLine()).toMatch(/^37 requests, newest first/));
  expect(screen.getByLabelText('From Date')).toHaveAttribute('max', '9999-12-31');
  expect(router.location.search).toBe('');
});

it('a list without requests for its days says why, and one press shows all requests again', async () => {
  const { user } = await openListOf(days(37));
  fill('From Date', '2027-01-01');
  expect(await screen.findByText('No request is for one of these days.')).toBeVisible();
  expect(within(table()).getByRole('cell')).toHaveTextContent('No appointments found.');
  fill('To Date', '2026-01-01');
  expect(
    await screen.findByText('From Date is after To Date: no day is in between.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all requests' }));
  await waitFor(() => expect(column('ID')).toHaveLength(15));
  expect(screen.getByLabelText('From Date')).toHaveValue('');
  expect(document.body).not.toHaveFocus();
});

const day = (name: string) => screen.getByRole('button', { name });

it('the strip of days counts the filtered requests of fourteen days from today', async () => {
  await openRequests('/appointmentlist?range=Tomorrow');
  const strip = screen.getByRole('list', { name: 'Requests of the next 14 days' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(14);
  expect(day('Wed 18 Nov 2026: 2 requests')).toBeVisible();
  expect(day('Thu 19 Nov 2026: 1 request')).toHaveAttribute('aria-pressed', 'true');
  expect(day('Tue 1 Dec 2026: 0 requests')).toBeVisible();
  fill('Clinic', 'Adyar');
  await waitFor(() => expect(day('Wed 18 Nov 2026: 0 requests')).toBeVisible());
});

it('a press on the strip of days lists that day in its order, and the next press all days', async () => {
  const { router } = await openRequests();
  press('Wed 18 Nov 2026: 2 requests');
  await listedIds(['2', '6']);
  expect(router.location.search).toBe('?range=Today');
  press('Tue 24 Nov 2026: 1 request');
  await listedIds(['4']);
  expect(router.location.search).toBe('?from=2026-11-24&to=2026-11-24');
  expect(screen.getByLabelText('Sort By')).toHaveValue('Oldest');
  press('Tue 24 Nov 2026: 1 request');
  await waitFor(() => expect(column('ID')).toHaveLength(6));
  expect(router.location.search).toBe('');
});

it('a press on the strip of days leaves the order to the days, and keeps a chosen one', async () => {
  await openRequests();
  press('Tue 24 Nov 2026: 1 request');
  await listedIds(['4']);
  press('Next 7 days');
  await listedIds(['4', '3', '6', '2']);
  fill('Sort By', 'Next up');
  await listedIds(['6', '3', '4', '2']);
  press('Wed 18 Nov 2026: 2 requests');
  await listedIds(['6', '2']);
  expect(screen.getByLabelText('Sort By')).toHaveValue('Next up');
});

it('a search without hits under filters can be repeated without them', async () => {
  const { user, router } = await openRequests('/appointmentlist?clinic=Adyar&range=Today');
  fill('Search', 'zoya');
  expect(await screen.findByText('No request with these filters matches “zoya”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search all days and clinics' }));
  await listedIds(['5']);
  expect(router.location.search).toBe('?q=zoya');
});

it('a search for a whole phone number that no request has offers its visits', async () => {
  const { user } = await openRequests();
  fill('Search', '+91 98765 43210');
  expect(await screen.findByRole('link', { name: 'Visits of 98765 43210' })).toHaveAttribute(
    'href',
    '/VetcareVetBuddyVisits?phone=9876543210',
  );
  await user.click(screen.getByRole('button', { name: 'Show all requests' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('the order Next up begins with the next request by the clinic’s clock, and moves on with it', async () => {
  await openRequests();
  fill('Sort By', 'Next up');
  await listedIds(['6', '3', '4', '5', '2', '1']);
  expect(statusLine()).toMatch(/^6 requests, next to come first\./);
  comeBackAt('2026-11-18T14:31:00');
  await listedIds(['3', '4', '5', '6', '2', '1']);
});

it('the address opens the list with its filters', async () => {
  await openListOf(days(37), '/devappointmentlist?from=2026-07-02&sort=Oldest&page=2');
  expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
  expect(screen.getByLabelText('Sort By')).toHaveValue('Oldest');
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  expect(column('ID')[0]).toBe('17');
});

it('the filters and the page of the request list are in the address, so that Back works', async () => {
  const { router } = await openListOf(days(37));
  fill('From Date', '2026-07-02');
  await waitFor(() => expect(router.location.search).toBe('?from=2026-07-02'));
  press('Next');
  await waitFor(() => expect(router.location.search).toBe('?from=2026-07-02&page=2'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
  expect(router.location.pathname).toBe('/appointmentlist');
});

it('Back drops a search that is not yet in the address', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { router } = await openListOf(days(37));
  press('Next');
  await waitFor(() => expect(router.location.search).toBe('?page=2'));
  fill('Search', 'Owner 7');
  await act(() => router.navigate(-1));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.location.search).toBe('');
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
});

it('Back from a search leads to the whole list, also after a request was opened and closed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { router } = await openListOf(days(37));
  press('Owner 37');
  press('Close');
  fill('Search', 'Owner 7');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.location.search).toBe('?q=Owner+7');
  await act(() => router.navigate(-1));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.location.search).toBe('');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('a search reaches the address after a pause, spaces as typed, or at once when its field is left', async () => {
  const { router, user } = await openListOf(days(37));
  await user.type(screen.getByLabelText('Search'), 'owner ');
  await waitFor(() => expect(router.location.search).toBe('?q=owner+'));
  await user.type(screen.getByLabelText('Search'), '7');
  await user.tab();
  expect(router.location.search).toBe('?q=owner+7');
  fireEvent.click(screen.getByRole('link', { name: 'My Visits' }));
  await screen.findByRole('heading', { name: 'My Visits' });
  fireEvent.click(screen.getByRole('link', { name: 'Appointment Requests' }));
  expect(await screen.findByLabelText('Search')).toHaveValue('owner 7');
});
