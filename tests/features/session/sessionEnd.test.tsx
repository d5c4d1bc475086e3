import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { storeIdToken, storeTokens } from '#src/api/loginTokens.ts';
import { operationsOf, renewed, watchCognito } from '#tests/api/watchCall.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  answerRequests,
  requestRecord,
  sampleToken,
  storeInAnotherTab,
} from '#tests/support/staff.ts';

const minute = 60_000;
const address = '/appointmentlist?sort=Oldest';

let listCalls: Request[];

beforeEach(() => {
  listCalls = answerRequests([requestRecord(1)]);
});

const stored = () => localStorage.getItem('idToken');
const notice = () => screen.queryByText(/^By this device’s clock .* What you see here stays\.$/);
const says = (text: string) =>
  waitFor(() =>
    expect(notice()).toHaveTextContent(`By this device’s clock your login ${text} at 1:00 PM.`),
  );

/** Shows the tab again after so many minutes without a timer, as after a device's sleep. */
async function lookAtTab(afterMinutes: number) {
  vi.setSystemTime(Date.now() + afterMinutes * minute);
  // No bubbling, so that the list is not loaded again.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Opens the list as after a login in this tab. */
async function openList({ refreshToken = 'r-1' } = {}) {
  storeTokens({ idToken: sampleToken(), refreshToken });
  const view = await renderAt(address);
  await screen.findByText('Owner 1');
  return view;
}

async function logInAgain(user: UserEvent, link: HTMLElement) {
  await user.click(link);
  expect(await screen.findByLabelText('Email')).toHaveFocus();
  await user.keyboard(staffEmail);
  await user.type(screen.getByLabelText('Password'), `${samplePassword}{Enter}`);
}

it('a login with a refresh token is renewed ten minutes before its end, and the list stays as it is', async () => {
  await openList();
  const calls = watchCognito(() => renewed(sampleToken()));
  const before = stored();
  await lookAtTab(50);
  await waitFor(() => expect(stored()).not.toBe(before));
  expect(operationsOf(calls)).toMatchObject([{ AuthFlow: 'REFRESH_TOKEN_AUTH' }]);
  expect(screen.getByText('Owner 1')).toBeVisible();
  expect(listCalls).toHaveLength(1);
  expect(notice()).not.toBeInTheDocument();
});

it('a login is renewed by a timer, and only once if the renewal changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openList();
  const calls = watchCognito(() => renewed(stored() ?? ''));
  await act(() => vi.advanceTimersByTimeAsync(50 * minute));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(minute / 3));
  expect(calls).toHaveLength(1);
});

it('a login’s renewal follows Cognito’s clock if this device’s is wrong', async () => {
  // Two hours ahead: by this clock the token ended an hour ago.
  storeTokens({ idToken: sampleToken({ issuedAt: Date.now() - 120 * minute }), refreshToken: 'r' });
  const calls = watchCognito(() => renewed());
  await renderAt(address);
  await screen.findByText('Owner 1');
  // The list's call would have waited for a renewal.
  expect(calls).toEqual([]);
  await lookAtTab(50);
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('a login whose renewal failed is renewed once the connection is back', async () => {
  await openList();
  expectConsole('warn', 'The login could not be renewed just now.');
  watchCognito(() => Response.error());
  await lookAtTab(56);
  await says('ends');
  const calls = watchCognito(() => renewed());
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

it('a session’s notice says when the login ends, and leads to the next one', async () => {
  const { router, user } = await openList({ refreshToken: '' });
  await lookAtTab(54);
  expect(notice()).not.toBeInTheDocument();
  await lookAtTab(1);
  await says('ends');
  await lookAtTab(5);
  await says('ended');
  expect(notice()).toHaveAttribute('role', 'status');
  expect(screen.getByText('Owner 1')).toBeVisible();
  await logInAgain(user, screen.getByRole('link', { name: 'Log in again' }));
  await screen.findByText('Owner 1');
  expect(router.location.pathname + router.location.search).toBe(address);
  expect(notice()).not.toBeInTheDocument();
});

it('a session’s notice shows inside the open request, which opens again after the login', async () => {
  const { user } = await openList({ refreshToken: '' });
  await user.click(screen.getByRole('button', { name: 'Owner 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Owner 1' });
  await lookAtTab(56);
  await says('ends');
  expect(dialog).toContainElement(notice());
  await logInAgain(user, within(dialog).getByRole('link', { name: 'Log in again' }));
  expect(await screen.findByRole('dialog', { name: 'Owner 1' })).toBeVisible();
});

it('a session’s notice goes once another tab has renewed the login', async () => {
  await openList({ refreshToken: '' });
  await lookAtTab(56);
  await says('ends');
  await storeInAnotherTab(sampleToken());
  expect(notice()).not.toBeInTheDocument();
  expect(listCalls).toHaveLength(1);
});

it.each([
  ['ended by a clock that is 100 days ahead', sampleToken({ life: -100 * 24 * 60 })],
  ['lasts 100 days', sampleToken({ life: 100 * 24 * 60 })],
  ['does not say when it ends', 'no-token'],
])('a session’s notice ignores a login that %s, and a missing one', async (_, token) => {
  const warned = vi.spyOn(process, 'emitWarning');
  storeIdToken(token);
  await renderAt(address);
  await screen.findByText('Owner 1');
  await lookAtTab(600);
  expect(notice()).not.toBeInTheDocument();
  await storeInAnotherTab(null);
  expect(notice()).not.toBeInTheDocument();
  expect(warned).not.toHaveBeenCalled();
});

it('logging out revokes the refresh token, even one that a renewal brings afterwards', async () => {
  const { user } = await openList();
  let answer: (response: Response) => void = () => {};
  const calls = watchCognito((call) =>
    call === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : Response.json({}),
  );
  await lookAtTab(50);
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('You are logged out.');
  answer(renewed(sampleToken(), 'r-2'));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(operationsOf(calls).slice(1)).toMatchObject([
    { operation: 'RevokeToken', Token: 'r-1' },
    { operation: 'RevokeToken', Token: 'r-2' },
  ]);
  expect(localStorage).toHaveLength(0);
});
