import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { loggedIn, sampleToken, storeInAnotherTab } from '#tests/support/staff.ts';
import { withSettings } from '#tests/support/withSettings.ts';
import { answerVisits, byPhone, visit } from './visitsKit.ts';

const refused = (status: number) => HttpResponse.json({}, { status });

/** Shows a visit to whoever sends a token, and refuses the others. */
function answerByToken() {
  answerVisits((_, { headers }) =>
    headers.has('authorization') ? { data: [visit(1)], totalPages: 1 } : refused(401),
  );
}

function logIn() {
  fill('Email', staffEmail);
  fill('Password', samplePassword);
  press('Login');
}

const failure = () => screen.findByText('Failed to fetch data. Please try again later.');
const logInLinks = () =>
  within(screen.getByRole('main')).queryAllByRole('link', { name: 'Log in' });

describe('if the visits API asks for the token', () => {
  beforeEach(() => withSettings({ visitsNeedToken: true }));

  it('the visits behind a login lead to the login and back', async () => {
    answerByToken();
    const { user, router } = await renderAt(byPhone);
    expect(await failure()).toBeVisible();
    expect(screen.getByText('The visits need a login. Log in to see them.')).toBeVisible();
    await user.click(logInLinks()[0]!);
    await screen.findByLabelText('Email');
    logIn();
    await waitFor(() => {
      const { pathname, search } = router.location;
      expect(pathname + search).toBe(byPhone);
    });
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(logInLinks()).toEqual([]);
  });

  it.each([
    ['with a login that is refused', 401, 'Your login is no longer accepted.'],
    ['with a login without the right', 403, 'This login may not see the visits.'],
    // A refusal may look like a broken connection.
    ['without a connection', 0, 'If that does not help, log in again.'],
  ])('the visits behind a login say what is wrong %s', async (_, status, text) => {
    loggedIn();
    answerVisits(() => (status ? refused(status) : HttpResponse.error()));
    await renderAt(byPhone);
    expect(await failure()).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(logInLinks()[0]).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ from: byPhone }).toString()}`,
    );
  });

  it('the visits load by themselves after a login in another tab', async () => {
    answerByToken();
    await renderAt(byPhone);
    await screen.findByText('The visits need a login. Log in to see them.');
    await storeInAnotherTab(sampleToken());
    expect(await screen.findByText('Pet 1')).toBeVisible();
  });

  it.each(['/VetbuddyVisits', byPhone])(
    'the visits at %s disappear once their user has logged out',
    async (address) => {
      loggedIn();
      answerByToken();
      const { user } = await renderAt(address);
      await screen.findByText('Pet 1');
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      expect(screen.queryByText('Pet 1')).toBeNull();
      await screen.findByText('You are logged out.');
    },
  );
});

it('visits that need no token speak of no login when they are refused', async () => {
  withSettings({ visitsNeedToken: false });
  loggedIn();
  answerVisits(() => refused(403));
  await renderAt(byPhone);
  expect(await failure()).toBeVisible();
  expect(logInLinks()).toEqual([]);
});

it.each(['/VetbuddyVisits', byPhone])(
  'a login that leads back to %s says so once, until a log-out in another tab',
  async (address) => {
    const { router } = await renderAt(
      `/login?${new URLSearchParams({ from: address }).toString()}`,
    );
    logIn();
    expect(await screen.findByText('Login successful!')).toBeVisible();
    const { pathname, search, state } = router.location;
    expect(pathname + search).toBe(address);
    expect(state).toBeNull();
    await storeInAnotherTab(null);
    expect(screen.queryByText('Login successful!')).toBeNull();
  },
);
