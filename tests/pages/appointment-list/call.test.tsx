import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { press } from '#tests/support/controls.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, sampleToken } from '#tests/support/staff.ts';
import { comeBackAt } from '#tests/support/stopClock.ts';
import {
  answerWith,
  column,
  days,
  openList,
  openListOf,
  statusLine,
  table,
} from './requestListKit.ts';

// The call's body and its reading of each answer: tests/api/appointments.test.ts.
it('the request list announces that it loads, with the filters ready', async () => {
  loggedIn();
  server.use(http.post('*/admin-booking-list', () => delay('infinite')));
  await renderAt('/appointmentlist');
  expect(screen.getByText('Loading requests…')).toHaveAttribute('role', 'status');
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No appointments found.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('From Date')).toBeEnabled();
});

it('Refresh loads the request list again, and keeps its rows when that fails', async () => {
  loggedIn();
  const calls = answerRequests(() => days(calls.length + 1));
  await openList();
  expect(statusLine()).toMatch(/^2 requests, newest first\. Loaded at \d+:\d\d [AP]M$/);
  press('Refresh');
  expect(await screen.findByText('Owner 3')).toBeVisible();
  expect(statusLine()).toMatch(/^3 requests, newest first\. Loaded at/);
  expect(calls).toHaveLength(2);
  answerWith(500);
  press('Refresh');
  expect(await screen.findByText(/^The list could not be loaded\./)).toBeVisible();
  expect(column('ID')).toEqual(['3', '2', '1']);
});

it('Refresh makes one call however often it is pressed', async () => {
  await openListOf(days(2));
  let calls = 0;
  server.use(
    http.post('*/admin-booking-list', () => {
      calls += 1;
      return delay('infinite');
    }),
  );
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  for (let presses = 0; presses < 5; presses += 1) fireEvent.click(refresh);
  expect(await screen.findByText('Loading…')).toBeVisible();
  await waitFor(() => expect(calls).toBe(1));
});

it('a silent call for the requests marks the new ones, and keeps the old ones if it fails', async () => {
  vi.setSystemTime(new Date(2026, 6, 17, 9, 5));
  loggedIn();
  const calls = answerRequests(() => days(calls.length + 1));
  await openList('/appointmentlist?sort=Oldest');
  comeBackAt(new Date(2026, 6, 17, 9, 7));
  expect(await screen.findByText('Owner 3')).toBeVisible();
  expect(column('Name')).toEqual(['Owner 1', 'Owner 2', 'Owner 3New']);
  fireEvent.pointerDown(document.body);
  expect(column('Name')).toEqual(['Owner 1', 'Owner 2', 'Owner 3']);
  answerWith(500);
  comeBackAt(new Date(2026, 6, 17, 9, 9));
  expect(await screen.findByText(/^The list could not be loaded\./)).toBeVisible();
  expect(column('ID')).toEqual(['1', '2', '3']);
  expect(statusLine()).toMatch(/Loaded at 9:07 AM$/);
});

it('a request list that was loaded on an earlier day names that day', async () => {
  vi.setSystemTime(new Date(2026, 6, 17, 9, 5));
  await openListOf(days(2));
  expect(statusLine()).toMatch(/Loaded at 9:05 AM$/);
  server.use(http.post('*/admin-booking-list', () => delay('infinite')));
  comeBackAt(new Date(2026, 6, 18, 9, 35));
  expect(statusLine()).toMatch(/Loaded on 17 Jul 2026 at 9:05 AM$/);
});

const logIn = ['link', 'Log in'];
const tryAgain = ['button', 'Try again'];

it.each([
  ['a login', undefined, 401, /^You are not logged in\. Log in to see the requests\.$/, [logIn]],
  ['another login', sampleToken, 401, /^Your login is no longer accepted\. Log in/, [logIn]],
  ['a login with the right', sampleToken, 403, /^This login may not see the requests\./, []],
  // Or a 401 without CORS headers.
  ['a connection', sampleToken, 0, /^The list could not be reached\./, [logIn, tryAgain]],
  ['a server', sampleToken, 500, /^The list could not be loaded\. Try again/, [tryAgain]],
])('a list without rows says that it needs %s', async (_, token, status, text, remedies) => {
  if (token) loggedIn(token());
  answerWith(status);
  await openList();
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
  expect(within(table()).getByRole('cell')).toHaveTextContent(/^No appointments found\.$/);
  const main = within(screen.getByRole('main'));
  for (const [role, name] of remedies) expect(main.getByRole(role!, { name })).toBeVisible();
});

it('a request list that failed loads again when asked to', async () => {
  loggedIn();
  answerWith(500);
  await openList();
  answerRequests(days(2));
  press('Try again');
  expect(await screen.findByText('Owner 2')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('an empty request list says that nobody has asked for an appointment yet', async () => {
  await openListOf([]);
  expect(screen.getByText('No appointments found.')).toBeVisible();
  expect(screen.getByText('Nobody has asked for an appointment yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
