import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { refusal, watchCognito } from '#tests/api/watchCall.ts';
import { fill, press } from '#tests/support/controls.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, loggedIn, sampleToken, storeInAnotherTab } from '#tests/support/staff.ts';
import { field, logInAs, said } from './loginKit.ts';

const theList = () => screen.findByRole('heading', { name: 'Appointment Requests' });
const theLogin = () => screen.findByRole('heading', { name: 'Login to Your Account' });

it('the login page focuses the e-mail, and leads owners to the home page or the booking form', async () => {
  await renderAt('/login');
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(within(screen.getByRole('banner')).getByRole('link')).toHaveAttribute('href', '/');
  const booking = screen.getByRole('link', { name: 'book a visit here' });
  expect(booking).toHaveAttribute('href', '/#contacts');
});

// Each field's text: tests/features/session/loginReducer.test.ts.
it('a login without a password says so at its field, and sends nothing', async () => {
  await renderAt('/login');
  fill('Email', staffEmail);
  press('Login');
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  await said(/^Password is required\.$/);
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription('Password is required.');
  press('Dismiss');
  expect(screen.queryByText('Password is required.')).not.toBeInTheDocument();
  expect(field('Email')).toHaveValue(staffEmail);
});

it('a login’s alert is written again at each press, so that it is announced again', async () => {
  await renderAt('/login');
  press('Login');
  await said('Email is required.');
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
  press('Login');
  expect(observer.takeRecords()).not.toEqual([]);
  await said('Email is required.');
});

it('a login opens the list, and shows empty fields to a user who comes back', async () => {
  const { router } = await logInAs(staffEmail);
  expect(await theList()).toBeVisible();
  expect(router.location.pathname).toBe('/appointmentlist');
  await said(/^Login successful!$/);
  // A reload must not repeat it.
  await waitFor(() => expect(router.location.state).toBeNull());
  await act(() => router.navigate(-1));
  await theLogin();
  expect(field('Email')).toHaveValue('');
  expect(field('Password')).toHaveValue('');
});

it('a rejected login says why, keeps what was typed, and hides a password that was shown', async () => {
  await renderAt('/login');
  fill('Email', staffEmail);
  fill('Password', 'wrong');
  press('Show password');
  expect(field('Password')).toHaveAttribute('type', 'text');
  press('Login');
  await said(/^Login failed: NotAuthorizedException - Incorrect username or password\.$/);
  expect(field('Email')).toHaveValue(staffEmail);
  expect(field('Password')).toHaveValue('wrong');
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(localStorage).toHaveLength(0);
});

it('a login without a connection says that something unexpected happened, and keeps what was typed', async () => {
  expectConsole('error', 'The login failed unexpectedly.');
  watchCognito(() => Response.error());
  await logInAs(staffEmail);
  await said(/^An unexpected error occurred\. Please try again\.$/);
  expect(field('Password')).toHaveValue(samplePassword);
});

it('many clicks on the button log in once', async () => {
  const calls = watchCognito(() => refusal('LimitExceededException', 'Wait.'));
  await renderAt('/login');
  fill('Email', staffEmail);
  fill('Password', 'x');
  const button = screen.getByRole('button', { name: 'Login' });
  // Without a render in between: only a synchronous lock holds.
  act(() => {
    for (let times = 0; times < 20; times += 1) button.click();
  });
  expect(button).toHaveTextContent('Logging in…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await said('Wait.');
  expect(calls).toHaveLength(1);
  expect(button).toHaveTextContent('Login');
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('a user who has logged out is not told so again by a later try to log in', async () => {
  loggedIn();
  answerRequests([]);
  await renderAt('/appointmentlist');
  press('Log out');
  await said('You are logged out.');
  watchCognito(() => refusal('NotAuthorizedException', 'No.'));
  fill('Email', staffEmail);
  fill('Password', 'wrong');
  press('Login');
  await said(/^Login failed/);
  press('Login');
  expect(screen.queryByText('You are logged out.')).toBeNull();
  await said(/^Login failed/);
});

const loggedInNote = () => screen.findByText(/^You are logged in/);

it('a logged-in user is told so and can go on, until a log-out in another tab', async () => {
  loggedIn();
  await renderAt('/login?from=%2FVetbuddyVisits');
  const note = await loggedInNote();
  expect(note).toHaveTextContent(`You are logged in as ${staffEmail} on this device.`);
  expect(note).toHaveAttribute('role', 'status');
  const link = screen.getByRole('link', { name: 'Continue' });
  expect(link).toHaveAttribute('href', '/VetbuddyVisits');
  await storeInAnotherTab(null);
  expect(note).toBeEmptyDOMElement();
  await storeInAnotherTab(sampleToken());
  expect(await loggedInNote()).toBeVisible();
});

it('a user whose login has expired by this device’s clock is not told that they are logged in', async () => {
  loggedIn(sampleToken({ life: -1 }));
  await renderAt('/login');
  expect(screen.queryByText(/^You are logged in/)).toBeNull();
});

it('a user with an unreadable token is shown no e-mail', async () => {
  loggedIn('no-token-at-all');
  await renderAt('/login');
  expect(await loggedInNote()).toHaveTextContent('You are logged in on this device.');
});
