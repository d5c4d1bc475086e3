import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getRefreshToken, storeTokens } from '#src/api/session.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, requestRecord } from '#tests/support/staff.ts';
import {
  answerCognito,
  idToken,
  lookAtTab,
  refused,
  renewed,
  sleep,
  storeInAnotherTab,
} from './kit.ts';

let listCalls: Request[];

beforeEach(() => {
  listCalls = answerRequests([requestRecord(1)]);
});

const stored = () => localStorage.getItem('idToken');
const notice = () => screen.queryByText(/What you see here stays\.$/);

/** Opens the list as after a login in this tab. */
async function openList({ refreshToken = 'r-1', life = 60 } = {}) {
  storeTokens({ idToken: idToken({ life }), ...(refreshToken ? { refreshToken } : {}) });
  const view = await renderAt('/appointmentlist?sort=Oldest');
  await screen.findByText('Owner 1');
  return view;
}

async function logIn(user: UserEvent) {
  await screen.findByRole('heading', { name: 'Login to Your Account' });
  await user.type(screen.getByLabelText('Email'), 'staff@vetbuddy.example');
  await user.type(screen.getByLabelText('Password'), 'Sample-Paws-2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the renewal of a login', () => {
  it('renews ten minutes before the end, and leaves the list as it is', async () => {
    await openList();
    const calls = answerCognito(() => renewed(idToken()));
    const before = stored();
    await lookAtTab(49);
    expect(calls).toEqual([]);
    await lookAtTab(1);
    await waitFor(() => expect(stored()).not.toBe(before));
    expect(calls).toEqual([['REFRESH_TOKEN_AUTH', 'r-1']]);
    expect(screen.getByText('Owner 1')).toBeVisible();
    expect(listCalls).toHaveLength(1);
    expect(notice()).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['idToken']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('renews by its timer, too', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openList();
    const calls = answerCognito(() => renewed(idToken()));
    await act(() => vi.advanceTimersByTimeAsync(50 * 60_000));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('takes the new refresh token where they rotate', async () => {
    await openList();
    const calls = answerCognito((name) =>
      name === 'REFRESH_TOKEN_AUTH' ? refused() : renewed(idToken(), 'r-2'),
    );
    await lookAtTab(50);
    await waitFor(() => expect(getRefreshToken()).toBe('r-2'));
    expect(calls).toEqual([
      ['REFRESH_TOKEN_AUTH', 'r-1'],
      ['GetTokensFromRefreshToken', 'r-1'],
    ]);
  });

  it('does not ask again and again where a renewal changes nothing', async () => {
    await openList();
    const same = stored() ?? '';
    const calls = answerCognito(() => renewed(same));
    await lookAtTab(50);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => delay(100));
    expect(calls).toHaveLength(1);
  });

  it('the renewal of a login waits for the renewal before a call whose token is about to end', async () => {
    const { user } = await openList();
    const next = idToken({ issuedAt: Date.now() + 60_000 });
    answerCognito(() => renewed(next));
    sleep(59.5);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(listCalls).toHaveLength(2));
    expect(listCalls[1]?.headers.get('authorization')).toBe(`Bearer ${next}`);
  });

  it('follows Cognito’s clock where this device’s is wrong', async () => {
    // Two hours ahead: by this clock the token ended an hour ago.
    storeTokens({
      idToken: idToken({ issuedAt: Date.now() - 7_200_000 }),
      refreshToken: 'r-1',
    });
    const calls = answerCognito(() => renewed());
    await renderAt('/appointmentlist');
    await screen.findByText('Owner 1');
    await lookAtTab(49);
    expect(calls).toEqual([]);
    await lookAtTab(1);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('tries again after a failure, and says meanwhile when the login ends', async () => {
    await openList();
    expectConsole('warn', 'The login could not be renewed just now.');
    const failed = answerCognito(() => Response.error());
    await lookAtTab(56);
    expect(
      await screen.findByText(/^By this device’s clock your login ends at 1:00 PM\./),
    ).toBeVisible();
    expect(failed).toHaveLength(1);
    const calls = answerCognito(() => renewed());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    expect(calls).toHaveLength(1);
  });

  it('the renewal of a login ends with a refusal, and says so at once', async () => {
    await openList();
    answerCognito(() => refused());
    await lookAtTab(50);
    const words = await screen.findByText(
      'Your login can’t be renewed. By this device’s clock it ends at 1:00 PM. What you see here stays.',
    );
    expect(words).toHaveAttribute('role', 'status');
    expect(getRefreshToken()).toBeNull();
  });
});

describe('a login that can’t be renewed', () => {
  it('says five minutes before the end, and at the end, how to come back', async () => {
    const { router, user } = await openList({ refreshToken: '' });
    await lookAtTab(54);
    expect(notice()).not.toBeInTheDocument();
    await lookAtTab(1);
    expect(notice()).toHaveTextContent(
      'By this device’s clock your login ends at 1:00 PM. What you see here stays.',
    );
    await lookAtTab(5);
    expect(notice()).toHaveTextContent(
      'By this device’s clock your login ended at 1:00 PM. What you see here stays.',
    );
    expect(screen.getByText('Owner 1')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log in again' }));
    await logIn(user);
    await screen.findByText('Owner 1');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/appointmentlist?sort=Oldest',
    );
    expect(notice()).not.toBeInTheDocument();
  });

  it.each(['from the back-forward cache', 'from behind another tab'])(
    'says so in time on a page that comes back %s after a login elsewhere',
    async (from) => {
      await openList({ refreshToken: '' });
      sleep(50);
      const issuedAt = Date.now() - 30 * 60_000;
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      if (from === 'from behind another tab') await storeInAnotherTab(idToken({ issuedAt }));
      else {
        localStorage.setItem('idToken', idToken({ issuedAt }));
        hidden.mockReturnValue(false);
        await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
      }
      hidden.mockRestore();
      await lookAtTab(25);
      expect(notice()).toHaveTextContent('By this device’s clock your login ends at 1:20 PM.');
    },
  );

  it('says nothing of its end by a clock that is 100 days ahead, while the list loads', async () => {
    localStorage.setItem('idToken', idToken({ issuedAt: Date.now() - 100 * 86_400_000 }));
    await renderAt('/appointmentlist');
    await screen.findByText('Owner 1');
    await lookAtTab(1);
    expect(screen.queryByText(/\bended\b|\bends\b|has run out/)).not.toBeInTheDocument();
  });

  it('says it in the request that is open, and opens that again after the login', async () => {
    stubDialog();
    const { router, user } = await openList({ refreshToken: '' });
    await user.click(screen.getByRole('button', { name: 'Owner 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Owner 1' });
    await lookAtTab(56);
    expect(dialog).toContainElement(notice());
    expect(notice()).toHaveTextContent('By this device’s clock your login ends at 1:00 PM.');
    // With the request closed it stays within reach, at the foot of the page.
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(notice()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Owner 1' }));
    const reopened = await screen.findByRole('dialog', { name: 'Owner 1' });
    const link = within(reopened).getByRole('link', { name: 'Log in again' });
    expect(link.getAttribute('href')?.split('from=')[1]).toBe(
      encodeURIComponent('/appointmentlist?sort=Oldest#request-1'),
    );
    await user.click(link);
    await logIn(user);
    const again = await screen.findByRole('dialog', { name: 'Owner 1' });
    expect(router.state.location.search).toBe('?sort=Oldest');
    expect(notice()).not.toBeInTheDocument();
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['#request-99', '#request-%20', '#main'])('opens nothing for %s', async (anchor) => {
    storeTokens({ idToken: idToken() });
    await renderAt(`/appointmentlist${anchor}`);
    await screen.findByText('Owner 1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says nothing of a token without an expiry, and nothing to someone who is not logged in', async () => {
    localStorage.setItem('idToken', 'no-token');
    await renderAt('/appointmentlist');
    await lookAtTab(600);
    expect(notice()).not.toBeInTheDocument();
    await storeInAnotherTab(null);
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('several tabs', () => {
  it('a tab without a refresh token takes the ID token that another tab has renewed', async () => {
    await openList({ refreshToken: '' });
    await lookAtTab(56);
    expect(notice()).toBeVisible();
    await storeInAnotherTab(idToken());
    expect(notice()).not.toBeInTheDocument();
    expect(listCalls).toHaveLength(1);
  });
});

describe('logging out', () => {
  it('forgets the refresh token and revokes it', async () => {
    const { user } = await openList();
    const calls = answerCognito(() => Response.json({}));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByText('You are logged out.');
    await waitFor(() => expect(calls).toEqual([['RevokeToken', 'r-1']]));
    expect(getRefreshToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps nobody logged in whose renewal is answered afterwards', async () => {
    const { user } = await openList();
    let answer: (response: Response) => void = () => {};
    const calls = answerCognito((name) =>
      name === 'RevokeToken'
        ? Response.json({})
        : new Promise<Response>((resolve) => {
            answer = resolve;
          }),
    );
    await lookAtTab(50);
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByText('You are logged out.');
    answer(renewed(idToken(), 'r-2'));
    await waitFor(() =>
      expect(calls.slice(1)).toEqual([
        ['RevokeToken', 'r-1'],
        ['RevokeToken', 'r-2'],
      ]),
    );
    expect(localStorage).toHaveLength(0);
  });
});
