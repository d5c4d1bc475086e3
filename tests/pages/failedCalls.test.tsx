import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import {
  bookButton,
  field,
  fillIn,
  messages,
  stopTheClock,
  valuesNow,
  whole,
} from '#tests/features/booking/bookingKit.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { loggedIn } from '#tests/support/staff.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

/*
 * One fault a page. Which answers count as failures, and which calls are tried again, is tested call by call in tests/api/; what a
 * browser makes of a broken connection, in e2e/failedCalls.spec.ts.
 */
const unwell = () => HttpResponse.json({ message: 'No.' }, { status: 503 });
const webPage = () => HttpResponse.html('<!doctype html><title>Gateway</title>');

/** Answers a call with a fault. Returns a function that counts the calls. */
function answerWith(
  method: 'get' | 'post',
  path: string,
  answer: () => Response | Promise<Response>,
) {
  let calls = 0;
  server.use(
    http[method](path, () => {
      calls += 1;
      return answer();
    }),
  );
  return () => calls;
}

const storesList = ['get', '*/admin-stores-list'] as const;
const booking = ['post', '*/appointment-booking'] as const;
const signIn = ['post', 'https://cognito-idp.ap-south-1.amazonaws.com/'] as const;
const requests = ['post', '*/admin-booking-list'] as const;
const visits = ['get', '*/xml/vetbuddy-visits'] as const;

describe('a call that fails', () => {
  it.each([
    ['fails', unwell, 'error', 'The stores list could not be loaded.', 3],
    ['is a web page', webPage, 'warn', 'The stores list is not an array.', 1],
  ] as const)(
    'leaves the booking form its values and the phone number where the list of locations %s',
    async (_, answer, level, logged, times) => {
      expectConsole(level, logged);
      const calls = answerWith(...storesList, answer);
      const { user } = await renderAt('/devcontact');
      await user.type(field('Name'), 'Asha Rao');
      expect(await screen.findByText(/We could not load our locations/)).toBeVisible();
      expect(within(field('Location')).getAllByRole('option')).toHaveLength(1);
      expect(calls()).toBe(times);
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await within(field('Location')).findByRole('option', { name: /Indiranagar/ });
      expect(field('Name')).toHaveValue('Asha Rao');
    },
  );

  it('leaves a login its values, and logs nobody in', async () => {
    expectConsole('error', 'The login failed unexpectedly.');
    const calls = answerWith(...signIn, unwell);
    const { user } = await renderAt('/login');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.type(email, 'staff@vetbuddy.example');
    await user.type(screen.getByLabelText('Password'), 'Sample-Paws-2026');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const said = await screen.findByText('An unexpected error occurred. Please try again.');
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect(email).toHaveValue('staff@vetbuddy.example');
    expect(localStorage).toHaveLength(0);
    expect(calls()).toBe(1);
  });

  it.each([
    ['500', 500, /^The list could not be loaded\./],
    ['401', 401, /^Your login is no longer accepted/],
    ['403', 403, /^This login may not see/],
    ['none, or one without CORS headers', 0, /^The list could not be reached\./],
  ])('says what to do about the request list where the answer is %s', async (_, status, words) => {
    expectConsole('error', 'The appointment requests could not be loaded.');
    loggedIn();
    const calls = answerWith(...requests, () =>
      status ? HttpResponse.json({}, { status }) : HttpResponse.error(),
    );
    await renderAt('/appointmentlist');
    expect(await screen.findByText('No appointments found.')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(calls()).toBe(1);
  });

  it.each(['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001'])(
    'shows the error at %s, and a second try succeeds',
    async (address) => {
      const calls = answerWith(...visits, unwell);
      const { user } = await renderAt(address);
      const said = await screen.findByText('Failed to fetch data. Please try again later.');
      expect(said.closest('[role=alert]')).not.toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      expect(calls()).toBe(3);
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('table')).toBeVisible();
    },
  );

  it('leaves a booking every value, and is not tried again', async () => {
    expectConsole('error', 'The booking was not accepted.');
    const calls = answerWith(...booking, unwell);
    const { user } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    expect((await screen.findByText(messages.failed)).closest('[role=alert]')).not.toBeNull();
    expect(valuesNow()).toEqual(whole);
    expect(calls()).toBe(1);
  });
});

describe('half a minute of silence', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-20T12:00:00'),
    });
  });

  const halfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));

  /** A response that is delayed until the test releases it. */
  function held(body: object) {
    let letGo: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { letGo: () => letGo(), answer: () => waiting.then(() => HttpResponse.json(body)) };
  }

  it('a list of locations without a response says so, offers another try, and keeps what is typed', async () => {
    const { letGo, answer } = held([]);
    const calls = answerWith(...storesList, answer);
    const { user } = await renderAt('/devcontact');
    await user.type(field('Name'), 'Asha Rao');
    expect(screen.queryByText(/Our locations/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(9000));
    const slow = screen.getByText('Our locations are slow to load. Fill in the rest meanwhile.');
    expect(slow.closest('[role=status]')).not.toBeNull();
    // The visible note is beside the label, because below it would move the fields while somebody fills them in.
    expect(slow).toHaveClass('visually-hidden');
    expect(field('Location')).toHaveAccessibleDescription('slow to load, fill in the rest');
    await act(() => vi.advanceTimersByTimeAsync(22_000));
    const lost = screen.getByText(/^Our locations have still not loaded/);
    expect(within(lost.parentElement!).getByRole('link')).toHaveAttribute('href', brand.phone.href);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field('Location')).toHaveFocus();
    await within(field('Location')).findByRole('option', { name: /Indiranagar/ });
    expect(screen.queryByText(/Our locations/)).toBeNull();
    expect(field('Name')).toHaveValue('Asha Rao');
    expect(calls()).toBe(1);
    letGo();
  });

  it('a list of locations that an offline browser can’t load comes by itself once it is online', async () => {
    const { letGo, answer } = held([]);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = answerWith(...storesList, answer);
    await renderAt('/devcontact');
    expect(await screen.findByText(/^You are offline\. Our locations load/)).toBeVisible();
    await waitFor(() => expect(calls()).toBe(1));
    server.resetHandlers();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await within(field('Location')).findByRole('option', { name: /Indiranagar/ });
    expect(screen.queryByText(/You are offline/)).toBeNull();
    letGo();
  });

  it.each(['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=1'])(
    'a visit list without a response says at %s that it is loading',
    async (address) => {
      const { letGo, answer } = held({ data: [{ id: 1, patient_name: 'Bruno' }], totalPages: 1 });
      const calls = answerWith(...visits, answer);
      await renderAt(address);
      await halfAMinute();
      expect(screen.getByText('Loading visits…')).toBeVisible();
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByText('No visits found.')).toBeNull();
      letGo();
      expect(await screen.findByText('Bruno')).toBeVisible();
      expect(calls()).toBe(1);
    },
  );

  it('a request list without a response does not say that it is empty', async () => {
    loggedIn();
    const record = { id: 1, name: 'Asha', appointment_date: '2026-11-20' };
    const { letGo, answer } = held({ data: [record] });
    const calls = answerWith(...requests, answer);
    await renderAt('/appointmentlist');
    await halfAMinute();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No appointments found.')).toBeNull();
    letGo();
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Asha'));
    expect(calls()).toBe(1);
  });

  it('a login without a response says that it is working', async () => {
    const { letGo, answer } = held({ AuthenticationResult: { IdToken: 'a.b.c' } });
    answerWith(...signIn, answer);
    const { user, router } = await renderAt('/login');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'staff@vetbuddy.example');
    await user.type(screen.getByLabelText('Password'), 'Sample-Paws-2026');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await halfAMinute();
    expect(screen.getByRole('button', { name: 'Logging in…' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    answerWith(...requests, () => HttpResponse.json({ data: [] }));
    letGo();
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointmentlist'));
  });
});
