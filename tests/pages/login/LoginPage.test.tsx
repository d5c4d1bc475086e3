import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, loggedIn, sampleToken } from '#tests/support/staff.ts';
import {
  alert,
  answerCognito,
  cognitoError,
  field,
  fill,
  logInAs,
  loseAnswers,
  press,
  staffEmail,
} from './kit.ts';

const theList = () => screen.findByRole('heading', { name: 'Appointment Requests' });
const theLogin = () => screen.findByRole('heading', { name: 'Login to Your Account' });

function inAnotherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('idToken');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue })));
}

describe('the login page', () => {
  it('has the focus in the e-mail, asks for the password, and links to the home page and the booking form', async () => {
    await renderAt('/login');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(within(screen.getByRole('banner')).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'book a visit here' })).toHaveAttribute(
      'href',
      '/#contacts',
    );
  });

  it.each([
    ['Email', '', 'Password'],
    ['Email', '   ', 'Password'],
    ['Password', '', 'Email'],
    ['Password', '   ', 'Email'],
  ])('says that an %s of %j is required, and sends nothing', async (label, blank, other) => {
    const calls = answerCognito(() => HttpResponse.json({}));
    await renderAt('/login');
    fill(other, 'something');
    if (blank) fill(label, blank);
    press('Login');
    expect((await alert()).textContent).toBe(`${label} is required.`);
    expect(field(label)).toHaveFocus();
    expect(field(other)).toHaveValue('something');
    expect(calls).toEqual([]);
  });

  it('logs in, stores only the token, and shows empty fields to a user who comes back', async () => {
    const { router } = await logInAs(staffEmail);
    expect(await theList()).toBeVisible();
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(await alert()).toHaveTextContent(/^Login successful!$/);
    expect(Object.keys(localStorage)).toEqual(['idToken']);
    expect(localStorage.getItem('idToken')?.split('.')).toHaveLength(3);
    expect(Object.keys(sessionStorage)).toEqual([]);
    // Or it would be said again after a reload.
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await act(() => router.navigate(-1));
    await theLogin();
    expect(field('Email')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
  });

  // Where else a login leads back to, and where not: tests/features/session/loginSteps.test.ts.
  it('leads back to the list where somebody began, with its filters', async () => {
    answerRequests([]);
    const { user, router } = await renderAt('/devappointmentlist?q=asha&sort=Oldest');
    const banner = within(screen.getByRole('banner'));
    await user.click(await banner.findByRole('link', { name: 'Log in' }));
    await theLogin();
    fill('Email', staffEmail);
    fill('Password', 'Sample-Paws-2026');
    press('Login');
    await theList();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/devappointmentlist?q=asha&sort=Oldest');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('asha');
  });

  it('says why a login is rejected, keeps what was typed, and hides a password that was shown', async () => {
    const { router } = await renderAt('/login');
    fill('Email', staffEmail);
    fill('Password', 'wrong');
    press('Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    press('Login');
    expect(await alert()).toHaveTextContent(
      /^Login failed: NotAuthorizedException - Incorrect username or password\.$/,
    );
    expect(field('Email')).toHaveValue(staffEmail);
    expect(field('Password')).toHaveValue('wrong');
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('says that something unexpected happened when the line breaks, and keeps what was typed', async () => {
    loseAnswers();
    await logInAs(staffEmail);
    expect(await alert()).toHaveTextContent(/^An unexpected error occurred\. Please try again\.$/);
    expect(field('Password')).toHaveValue('Sample-Paws-2026');
  });

  it('logs in once, however often the button is clicked', async () => {
    const calls = answerCognito(() => cognitoError('LimitExceededException', 'Wait.'));
    await renderAt('/login');
    fill('Email', staffEmail);
    fill('Password', 'x');
    const button = screen.getByRole('button', { name: 'Login' });
    // Before the page is drawn again: only a lock that acts at once holds.
    act(() => {
      for (let times = 0; times < 20; times += 1) button.click();
    });
    expect(button).toHaveTextContent('Logging in…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await alert();
    expect(calls).toHaveLength(1);
    expect(button).toHaveTextContent('Login');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('does not log in a user who left the page meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    answerCognito(() => new Promise((resolve) => (answer = resolve)));
    const { router } = await logInAs(staffEmail);
    await act(() => router.navigate('/devHome'));
    await screen.findByRole('heading', { name: 'Received data' });
    answer(HttpResponse.json({ AuthenticationResult: { IdToken: sampleToken() } }));
    await delay(50);
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/devHome');
  });

  it('announces the same message again when the same field is empty again, until it is dismissed', async () => {
    await renderAt('/login');
    press('Login');
    const box = await alert();
    const observer = new MutationObserver(() => undefined);
    observer.observe(box, { childList: true, subtree: true, characterData: true });
    press('Login');
    expect(observer.takeRecords()).not.toEqual([]);
    expect(box).toHaveTextContent('Email is required.');
    press('Dismiss');
    expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
  });
});

describe('someone who is already logged in', () => {
  it('is told so, with links to the requests and to log out, which keeps the focus in the page', async () => {
    loggedIn();
    const { user } = await renderAt('/login');
    const note = await screen.findByText(
      'You are logged in as staff@vetbuddy.example on this device.',
    );
    expect(note).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'See the requests' })).toHaveAttribute(
      'href',
      '/appointmentlist',
    );
    const button = screen.getByRole('button', { name: 'Log out' });
    await user.click(button);
    expect(localStorage).toHaveLength(0);
    expect(await alert()).toHaveTextContent(/^You are logged out\.$/);
    expect(note).toBeEmptyDOMElement();
    expect(button).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    // Tab goes on from the button's place, not from the top.
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it('logs out here when another tab logs out, and is told so until another tab logs in', async () => {
    loggedIn();
    await renderAt('/login');
    const note = await screen.findByText(/^You are logged in as/);
    inAnotherTab(null);
    expect(note).toBeEmptyDOMElement();
    inAnotherTab(loggedIn());
    press('Log out');
    expect(await alert()).toHaveTextContent(/^You are logged out\.$/);
    inAnotherTab(loggedIn());
    expect(screen.getByText(/^You are logged in as/)).toBeVisible();
    expect(screen.queryByText('You are logged out.')).not.toBeInTheDocument();
  });

  it('shows no e-mail for an unreadable token, but offers to log out', async () => {
    loggedIn('no-token-at-all');
    await renderAt('/login');
    expect(await screen.findByText('You are logged in on this device.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('is told when the login runs out by this device’s clock, and may try', async () => {
    loggedIn(sampleToken(Date.now() + 60_000));
    await renderAt('/login');
    await screen.findByText(/^You are logged in as/);
    vi.setSystemTime(Date.now() + 61_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('By this device’s clock your login has run out. Log in again.');
    expect(screen.queryByText(/^You are logged in as/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the requests' })).toBeVisible();
  });
});
