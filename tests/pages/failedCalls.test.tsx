// @module-tag every-fault
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

const status = (code: number) => () =>
  HttpResponse.json({ message: 'No.' }, { status: code, headers: { 'Retry-After': '1' } });

/**
 * The faults of a call, and whether a retry could help. A truncated response needs a real browser:
 * e2e/failedCalls.spec.ts.
 */
const faults: { what: string; answer: () => Response; mayPass: boolean }[] = [
  { what: '400', answer: status(400), mayPass: false },
  { what: '401', answer: status(401), mayPass: false },
  { what: '403', answer: status(403), mayPass: false },
  { what: '429', answer: status(429), mayPass: true },
  { what: '500', answer: status(500), mayPass: true },
  { what: 'no network, or no CORS headers', answer: () => HttpResponse.error(), mayPass: true },
];

const webPage = {
  what: 'a web page for JSON',
  answer: () => HttpResponse.html('<!doctype html><title>Gateway</title>'),
  mayPass: false,
};

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

describe.each([...faults, webPage])('$what', ({ what, answer, mayPass }) => {
  it('the booking form without a list of locations shows the phone number and keeps its values', async () => {
    if (what === webPage.what) expectConsole('warn', 'The stores list is not an array.');
    else expectConsole('error', 'The stores list could not be loaded.');
    const calls = answerWith(...storesList, answer);
    const { user } = await renderAt('/devcontact');
    await user.type(field('Name'), 'Asha Rao');
    expect(await screen.findByText(/We could not load our locations/)).toBeVisible();
    expect(within(field('Location')).getAllByRole('option')).toHaveLength(1);
    expect(calls()).toBe(mayPass ? 3 : 1);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await within(field('Location')).findByRole('option', { name: /Indiranagar/ });
    expect(field('Name')).toHaveValue('Asha Rao');
  });

  it('a failed login logs nobody in and keeps its values', async () => {
    expectConsole('error', 'The login failed unexpectedly.');
    const calls = answerWith(...signIn, answer);
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

  it('a failed request list shows no appointments, says what to do, and makes one call', async () => {
    expectConsole('error', 'The appointment requests could not be loaded.');
    loggedIn();
    const calls = answerWith(...requests, answer);
    await renderAt('/appointmentlist');
    expect(await screen.findByText('No appointments found.')).toBeVisible();
    expect(
      screen.getByText(
        /^(?:The list could not be (?:reached|loaded)\.|Your login is no longer accepted|This login may not see)/,
      ),
    ).toBeVisible();
    expect(calls()).toBe(1);
  });

  it.each(['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001'])(
    'a failed visit list shows the error at %s, and a second try succeeds',
    async (address) => {
      const calls = answerWith(...visits, answer);
      const { user } = await renderAt(address);
      const said = await screen.findByText('Failed to fetch data. Please try again later.');
      expect(said.closest('[role=alert]')).not.toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      expect(calls()).toBe(mayPass ? 3 : 1);
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('table')).toBeVisible();
    },
  );
});

// For a booking a web page with a 2xx is a success: the body is read as text only (docs/product.md, section 7, call 2).
describe.each(faults)('$what', ({ answer }) => {
  it('a failed booking says so, keeps every value, and is not retried', async () => {
    expectConsole('error', 'The booking was not accepted.');
    const calls = answerWith(...booking, answer);
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

  it('a booking without a response says that it may not have arrived and keeps its values', async () => {
    const { letGo, answer } = held({});
    const calls = answerWith(...booking, answer);
    const { user } = await renderAt('/devcontact');
    await fillIn();
    await user.click(bookButton());
    await halfAMinute();
    expect(screen.getByText(/may or may not have arrived/)).toBeVisible();
    expect(valuesNow()).toEqual(whole);
    letGo();
    expect(await screen.findByText(messages.booked)).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('a list of locations without a response says so, offers another try, and keeps what is typed', async () => {
    const { letGo, answer } = held([]);
    const calls = answerWith(...storesList, answer);
    const { user } = await renderAt('/devcontact');
    await user.type(field('Name'), 'Asha Rao');
    expect(screen.queryByText(/Our locations/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(9000));
    const slow = screen.getByText('Our locations are slow to load. Fill in the rest meanwhile.');
    expect(slow.closest('[role=status]')).not.toBeNull();
    // What is seen stands beside the label: a note below would move the fields while somebody fills them in.
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

  it('the booking form can be filled in while the list of stores has no response', async () => {
    const { letGo, answer } = held([{ id: 1, store_name: 'Late', surgery: true }]);
    answerWith(...storesList, answer);
    const { user } = await renderAt('/devcontact');
    await user.type(field('Name'), 'Asha Rao');
    await halfAMinute();
    await user.type(field('Comments'), 'Limping.');
    letGo();
    await within(field('Location')).findByRole('option', { name: 'Late' });
    expect(field('Name')).toHaveValue('Asha Rao');
    expect(field('Comments')).toHaveValue('Limping.');
  });
});
