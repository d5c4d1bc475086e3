import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, storeInAnotherTab } from '#tests/support/staff.ts';
import { answerWith, days, openListOf } from './requestListKit.ts';

it.each([
  [
    'goes once another tab logs out',
    401,
    () => storeInAnotherTab(null),
    /^You are not logged in\./,
    0,
  ],
  [
    'goes once the login is no longer accepted',
    401,
    async () => press('Refresh'),
    'Your login is no longer accepted. Log in again.',
    0,
  ],
  [
    'stays if the list fails for another reason',
    500,
    async () => press('Refresh'),
    /^The list could not be loaded\./,
    1,
  ],
])("'Login successful!' %s", async (_, status, happen, text, times) => {
  answerRequests(days(1));
  await renderAt('/login');
  fill('Email', staffEmail);
  fill('Password', samplePassword);
  press('Login');
  await screen.findByText('Owner 1');
  expect(screen.getByText('Login successful!')).toBeVisible();
  answerWith(status);
  await happen();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText('Login successful!')).toHaveLength(times);
});

it('logging out leads to the login page, which says so, and keeps nothing', async () => {
  const { router } = await openListOf(days(1));
  const account = within(screen.getByRole('banner'));
  expect(account.getByText(staffEmail)).toBeVisible();
  press('Log out');
  expect(await screen.findByText('You are logged out.')).toBeVisible();
  expect(router.location.pathname).toBe('/login');
  expect(localStorage).toHaveLength(0);
});

it('the requests are gone from a page that ‘back’ brings again after a log-out elsewhere', async () => {
  await openListOf(days(1));
  answerWith(401);
  // A page in the back/forward cache gets no storage event.
  localStorage.removeItem('idToken');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.queryByText('Owner 1')).not.toBeInTheDocument();
  expect(await screen.findByText(/^You are not logged in\./)).toBeVisible();
});
