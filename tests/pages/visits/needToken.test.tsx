import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { withSettings } from '#tests/support/settings.ts';
import { loggedIn, sampleToken } from '#tests/support/staff.ts';
import { server } from '#tests/support/server.ts';

const byPhone = '/VetcareVetBuddyVisits?phone=5555502001';

/** Answers the visits by the token sent; returns the Authorization headers that came. */
function answerByToken(answer: (authorization: string | null) => Response): (string | null)[] {
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/xml/vetbuddy-visits', ({ request }) => {
      const authorization = request.headers.get('authorization');
      seen.push(authorization);
      return answer(authorization);
    }),
  );
  return seen;
}

function oneVisit(patient = 'Bruno') {
  return HttpResponse.json({ data: [{ id: 1, patient_name: patient }], totalPages: 1 });
}

function note() {
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
  return { link, text: link.closest('[data-note]')?.textContent };
}

describe('where the visits API asks for the token', () => {
  beforeEach(() => {
    // The sandbox's own refusals.
    server.resetHandlers(
      ...createHandlers(createSandboxState(), undefined, { visitsNeedToken: true }),
    );
  });

  it.each(['/VetbuddyVisits', byPhone])('sends the stored token from %s', async (address) => {
    withSettings({ visitsNeedToken: true });
    const token = loggedIn();
    const seen = answerByToken(() => oneVisit());
    await renderAt(address);
    expect(await screen.findByText('Bruno')).toBeVisible();
    expect(seen).toEqual([`Bearer ${token}`]);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it.each(['/VetbuddyVisits?page=2', byPhone])(
    'leads somebody without a login from %s to the login and back',
    async (address) => {
      withSettings({ visitsNeedToken: true });
      const { user, router } = await renderAt(address);
      expect(
        await screen.findByText('Failed to fetch data. Please try again later.'),
      ).toBeVisible();
      expect(note().text).toContain('The visits need a login. Log in to see them.');
      await user.click(note().link);
      await user.type(await screen.findByLabelText('Email'), staffEmail);
      await user.type(screen.getByLabelText('Password'), samplePassword);
      await user.click(screen.getByRole('button', { name: 'Login' }));
      await waitFor(() => {
        const { pathname, search } = router.state.location;
        expect(pathname + search).toBe(address);
      });
      expect((await screen.findAllByText('Bruno'))[0]).toBeVisible();
    },
  );

  it('sends no header where nobody is logged in', async () => {
    withSettings({ visitsNeedToken: true });
    const seen = answerByToken(() => HttpResponse.json({}, { status: 401 }));
    await renderAt('/VetbuddyVisits');
    await screen.findByText('The visits need a login. Log in to see them.');
    expect(seen).toEqual([null]);
  });

  it.each([
    ['that has run out', () => sampleToken(Date.now() - 1000), 401, 'Your login has run out.'],
    ['that is refused', () => sampleToken(), 401, 'Your login is no longer accepted.'],
    ['without the right', () => sampleToken(), 403, 'This login may not see the visits.'],
  ])('says what is wrong with a login %s', async (_, token, status, words) => {
    withSettings({ visitsNeedToken: true });
    loggedIn(token());
    answerByToken(() => HttpResponse.json({}, { status }));
    await renderAt(byPhone);
    expect(await screen.findByText('Failed to fetch data. Please try again later.')).toBeVisible();
    expect(note().text).toContain(words);
    expect(note().link).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ from: byPhone }).toString()}`,
    );
  });

  it('offers the login where a refusal may look like a broken connection', async () => {
    withSettings({ visitsNeedToken: true });
    loggedIn();
    answerByToken(() => HttpResponse.error());
    await renderAt(byPhone);
    await screen.findByText('Failed to fetch data. Please try again later.');
    expect(note().text).toContain('If that does not help, log in again.');
  });

  it('loads the list by itself after a login in another tab', async () => {
    withSettings({ visitsNeedToken: true });
    answerByToken((authorization) =>
      authorization ? oneVisit() : HttpResponse.json({}, { status: 401 }),
    );
    await renderAt(byPhone);
    await screen.findByText('The visits need a login. Log in to see them.');
    act(() => {
      loggedIn();
      window.dispatchEvent(new StorageEvent('storage', { key: 'idToken' }));
    });
    expect(await screen.findByText('Bruno')).toBeVisible();
  });

  it.each(['/VetbuddyVisits', byPhone])(
    'shows nothing of one user at %s once that user has logged out',
    async (address) => {
      withSettings({ visitsNeedToken: true });
      loggedIn();
      answerByToken((authorization) =>
        authorization ? oneVisit() : HttpResponse.json({}, { status: 401 }),
      );
      const { user } = await renderAt(address);
      await screen.findByText('Bruno');
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      expect(screen.queryByText('Bruno')).toBeNull();
    },
  );
});

describe('where it does not', () => {
  it('sends no token, and speaks of no login', async () => {
    withSettings({ visitsNeedToken: false });
    loggedIn();
    const seen = answerByToken(() => HttpResponse.json({}, { status: 403 }));
    await renderAt(byPhone);
    await screen.findByText('Failed to fetch data. Please try again later.');
    expect(seen).toEqual([null]);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});
