import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, sampleToken } from '#tests/support/staff.ts';
import { click, column, days, openList, openListOf, statusLine, table } from './kit.ts';

describe('the call for the requests', () => {
  it('calls for the requests once, with an empty object and the token', async () => {
    const token = loggedIn();
    const calls = answerRequests(days(1));
    await openList();
    await delay(30);
    expect(calls).toHaveLength(1);
    expect(await calls[0]?.text()).toBe('{}');
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('calls without a token too, and then sends no Authorization header', async () => {
    const calls = answerRequests(days(1));
    await openList();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('announces that the requests load, with the filters ready', async () => {
    loggedIn();
    server.use(http.post('*/admin-booking-list', () => delay('infinite')));
    await renderAt('/appointmentlist');
    expect(screen.getByText('Loading requests…')).toHaveAttribute('role', 'status');
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No appointments found.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('From Date')).toBeEnabled();
  });

  it('loads the list again on Refresh and marks what is new since', async () => {
    loggedIn();
    const calls = answerRequests(() => days(calls.length + 1));
    await openList();
    expect(statusLine()).toMatch(/^2 requests, newest first\. Loaded at \d+:\d\d [AP]M$/);
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    click('Refresh');
    expect(await screen.findByText('Owner 3')).toBeVisible();
    expect(within(table()).getByRole('rowheader', { name: /^Owner 3/ })).toHaveTextContent('New');
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(statusLine()).toMatch(
      /^3 requests, newest first\. New since the last load: 1\. Loaded at/,
    );
    expect(calls).toHaveLength(2);
  });

  it('shows the rows at once, without a call, to a user who comes back from the visits', async () => {
    loggedIn();
    const calls = answerRequests(days(2));
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: 'My Visits' }));
    await screen.findByRole('heading', { name: 'My Visits' });
    await user.click(screen.getByRole('link', { name: 'Appointment Requests' }));
    expect(await screen.findByText('Owner 2')).toBeVisible();
    expect(table()).not.toHaveAttribute('aria-busy');
    await delay(30);
    expect(calls).toHaveLength(1);
  });

  it('names the day of a list that was loaded on another one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 17, 9, 5) });
    await openListOf(days(2));
    expect(statusLine()).toMatch(/Loaded at 9:05 AM$/);
    vi.setSystemTime(new Date(2026, 6, 18, 9, 35));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/Loaded on 17 Jul 2026 at 9:05 AM$/)).toBeVisible();
  });

  it('keeps the rows when Refresh fails, and says so', async () => {
    await openListOf(days(2));
    expectConsole('error', 'The appointment requests could not be loaded.');
    server.use(http.post('*/admin-booking-list', () => new HttpResponse(null, { status: 500 })));
    click('Refresh');
    expect(await screen.findByText(/^The list could not be loaded\./)).toBeVisible();
    expect(column('ID')).toEqual(['2', '1']);
  });
});

describe('the message of a list that failed or is empty', () => {
  async function openFailing(answer: () => Response, token?: string) {
    expectConsole('error', 'The appointment requests could not be loaded.');
    if (token) loggedIn(token);
    let answers = 0;
    server.use(
      http.post('*/admin-booking-list', () => {
        answers += 1;
        return answer();
      }),
    );
    const view = await openList();
    await waitFor(() =>
      expect(within(table()).getByRole('cell')).toHaveTextContent(/^No appointments found\.$/),
    );
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    // A POST is never sent again by itself.
    expect(answers).toBe(1);
    return view;
  }

  const unauthorized = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });

  it('asks a user without a token to log in', async () => {
    await openFailing(unauthorized);
    const message = screen.getByText('You are not logged in. Log in to see the requests.');
    expect(message).toHaveAttribute('role', 'status');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('asks a user whose token has expired to log in again', async () => {
    await openFailing(unauthorized, sampleToken(Date.now() - 1000));
    expect(screen.getByText('Your login has run out. Log in again.')).toBeVisible();
  });

  it('does not take the clock’s word for it that a login has run out', async () => {
    await openFailing(() => HttpResponse.error(), sampleToken(Date.now() - 1000));
    expect(
      screen.getByText(
        'The list could not be reached. By this device’s clock your login has run out: log in again.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('asks a user whose token is no longer accepted to log in again', async () => {
    await openFailing(unauthorized, sampleToken());
    expect(screen.getByText('Your login is no longer accepted. Log in again.')).toBeVisible();
  });

  it('says whom to ask where the login may not see the requests', async () => {
    await openFailing(() => new HttpResponse(null, { status: 403 }), sampleToken());
    expect(screen.getByText(/^This login may not see the requests\./)).toBeVisible();
  });

  it('offers both remedies when the connection breaks or a 401 has no CORS headers', async () => {
    await openFailing(() => HttpResponse.error(), sampleToken());
    expect(screen.getByText(/^The list could not be reached\./)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it.each([
    ['a server error', () => new HttpResponse('oops', { status: 500 })],
    ['a web page', () => HttpResponse.html('<h1>Hello</h1>')],
    ['no list', () => HttpResponse.json({ data: { id: 1 } })],
    ['null', () => HttpResponse.json(null)],
  ])('offers to load the list again after %s', async (_, answer) => {
    const { user } = await openFailing(answer, sampleToken());
    expect(screen.getByText('The list could not be loaded. Try again in a minute.')).toBeVisible();
    answerRequests(days(2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Owner 2')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says that nobody has asked for an appointment yet where the list is empty', async () => {
    await openListOf([]);
    expect(screen.getByText('No appointments found.')).toBeVisible();
    expect(screen.getByText('Nobody has asked for an appointment yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Without requests there is no chart either.
    expect(screen.queryByText('Requests by day')).not.toBeInTheDocument();
  });
});
