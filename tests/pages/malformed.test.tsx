// @module-tag every-fault
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { storesQuery } from '#src/api/stores.ts';
import { clinics } from '#content/clinics.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  bodies,
  recordOf,
  requestFields,
  signInAnswer,
  storeFields,
  visitFields,
} from '#tests/support/malformed.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, sampleToken } from '#tests/support/staff.ts';

/** The number of bodies for each page; the parsers get a thousand each (tests/api/malformed.test.ts). */
const runs = 30;
const askedOf = 10;

interface Answer {
  body: string;
  status: number;
}

type View = Awaited<ReturnType<typeof renderAt>>;

interface Trial {
  address: string;
  call: ['get' | 'post', string];
  item: fc.Arbitrary<unknown>;
  /** One of the statuses; default 200. */
  statuses?: number[];
  /** Bodies that are always included. */
  among: (string | [status: number, body: string])[];
  /** Rendering the page does not make the call yet. */
  waits?: boolean;
  /** Makes the rendered page repeat the call, as a person would. `turn` differs each time. */
  again: (view: View, turn: number) => void | Promise<void>;
  /** Waits until the answer is shown. */
  settled: () => boolean;
  check: (view: View) => Promise<void> | void;
}

/** Gives a page many generated answers to one call, and runs `check` after each. */
async function tryPage(trial: Trial) {
  const { call, item, statuses = [200], again, settled } = trial;
  const [method, path] = call;
  let answer: Answer;
  let answered = 0;
  let turn = 0;
  let view: View | undefined;
  server.use(
    http[method](path, () => {
      answered += 1;
      return new Response(answer.body, { status: answer.status });
    }),
  );

  async function ask() {
    turn += 1;
    if (view && turn % askedOf !== 0) return again(view, turn);
    cleanup();
    storesQuery.reset();
    view = await renderAt(trial.address);
    if (trial.waits) await again(view, turn);
  }

  async function show(next: Answer) {
    answer = next;
    answered = 0;
    await ask();
    await waitFor(() => expect(answered > 0 && settled()).toBe(true));
    expect(document.body.textContent).not.toMatch(
      /Unexpected Application Error|\[object |undefined|NaN|Invalid Date/,
    );
    await trial.check(view!);
  }

  const answers = fc.record({ body: bodies(item), status: fc.constantFrom(...statuses) });
  await fc.assert(
    fc.asyncProperty(answers, async (next) => {
      try {
        await show(next);
      } catch (error) {
        // The next answer must start from a clean page.
        view = undefined;
        throw error;
      }
    }),
    {
      numRuns: runs,
      examples: trial.among.map((one) => {
        const [status, body] = typeof one === 'string' ? ([200, one] as const) : one;
        return [{ status, body }];
      }),
    },
  );
}

/** No list at all. */
const none = 'null';

/** Whether nothing is loading. Cheaper than by role, and called thousands of times. */
const isNotBusy = () => document.querySelector('[aria-busy="true"]') === null;

it('the request list shows the readable records of a malformed response, or says that there are none', async () => {
  expectConsole('error', 'The appointment requests could not be loaded.');
  loggedIn();
  let rows = 0;
  await tryPage({
    address: '/appointmentlist',
    call: ['post', '*/admin-booking-list'],
    // A request without a date is not listed.
    item: recordOf(...requestFields).map((record) => ({
      appointment_date: '2026-03-07',
      ...record,
    })),
    among: [
      none,
      JSON.stringify({ data: [{ id: 1, name: 'Asha', appointment_date: '2026-03-07' }] }),
    ],
    // Another user logs in in another tab.
    again: (_, turn) => {
      loggedIn(sampleToken(Date.now() + 3_600_000, `staff.${turn}@vetbuddy.example`));
      fireEvent(window, new StorageEvent('storage', { key: 'idToken' }));
    },
    settled: () => document.querySelector('table') !== null && isNotBusy(),
    check: () => {
      const table = document.querySelector('table')!;
      const shown = table.tBodies[0]!.rows.length;
      expect(shown).toBeGreaterThan(0);
      if (!within(table).queryByText('No appointments found.')) rows += shown;
      expect(document.body.textContent).toMatch(/Page 1 of [1-9]/);
      expect(table.querySelector('a[href]:not([href^="tel:"], [href^="mailto:"])')).toBeNull();
    },
  });
  expect(rows).toBeGreaterThan(runs / 100);
});

it.each([
  ['/VetbuddyVisits', (turn: number) => `?page=${(turn % 3) + 2}`],
  ['/VetcareVetBuddyVisits?phone=5555502001', (turn: number) => `?phone=${5555500000 + turn}`],
])(
  'the visits at %s show the readable records of a malformed response, or the error message',
  async (address, other) => {
    const seen = { rows: 0, failures: 0 };
    await tryPage({
      address,
      call: ['get', '*/xml/vetbuddy-visits'],
      item: recordOf(...visitFields),
      among: [none, JSON.stringify({ data: [{ id: 1, patient_name: 'Bruno' }], totalPages: 3 })],
      again: ({ router }, turn) => act(() => router.navigate({ search: other(turn) })),
      settled: () => screen.queryByText('Loading visits…') === null,
      check: () => {
        const table = document.querySelector('table');
        const failed = screen.queryByText('Failed to fetch data. Please try again later.');
        const nothing = screen.queryByText('No visits found.');
        expect([table, failed, nothing].filter(Boolean)).toHaveLength(1);
        seen.rows += table?.tBodies[0]?.rows.length ?? 0;
        if (failed) seen.failures += 1;
        for (const link of table?.querySelectorAll('a[href]') ?? [])
          expect(link.getAttribute('href')).toMatch(/^(?:https?|tel):/);
      },
    });
    expect(seen.rows).toBeGreaterThan(runs / 100);
    expect(seen.failures).toBeGreaterThan(0);
  },
);

/** Makes every part of the page that shows stores fetch them again. */
function askForStores() {
  act(() => {
    storesQuery.reset();
    storesQuery.retry();
  });
}

const stores = {
  call: ['get', '*/admin-stores-list'] as ['get', string],
  item: recordOf(...storeFields),
  among: [
    none,
    JSON.stringify([{ id: 1, store_name: 'Adyar', surgery: true }]),
    JSON.stringify(['7', 8, ' 9 ', 1e21, 10, 8].map((id) => ({ id, store_name: null }))),
  ],
  again: askForStores,
};

/** The options of a select, without its placeholder. */
function offeredBy(select: HTMLSelectElement, placeholder: string) {
  const [first, ...offered] = [...select.options].filter(({ disabled }) => !disabled);
  expect(first?.text).toBe(placeholder);
  expect(new Set(offered.map(({ value }) => value).filter(Boolean)).size).toBe(offered.length);
  for (const { text } of offered) expect(text.trim()).not.toBe('');
  return offered;
}

it('the booking form offers the readable stores of a malformed response and keeps its values', async () => {
  expectConsole('warn', /The stores list (?:is not an array|gives several stores the same id)/);
  let offered = 0;
  await tryPage({
    ...stores,
    address: '/devcontact',
    settled: () => screen.queryByText('loading…') === null,
    check: () => {
      const location = screen.getByLabelText<HTMLSelectElement>('Location');
      const found = offeredBy(location, 'Select Location');
      offered += found.length;
      const name = screen.getByLabelText('Name');
      fireEvent.change(name, { target: { value: 'Asha Rao' } });
      for (const { value } of found) {
        fireEvent.change(location, { target: { value } });
        expect(name).toHaveValue('Asha Rao');
      }
      sessionStorage.clear();
    },
  });
  expect(offered).toBeGreaterThan(runs / 100);
});

it('the landing page shows the same readable stores in its select, list and form, or the phone number', async () => {
  expectConsole('warn', /The stores list (?:is not an array|gives several stores the same id)/);
  const seen = { stores: 0, failures: 0 };
  /** Looked up once: queries by role are slow on a long page. */
  const places = new WeakMap<View, ReturnType<typeof look>>();
  function look() {
    return {
      chooser: screen.getByLabelText<HTMLSelectElement>('Which clinic is closest to you?'),
      list: screen.getByRole('region', { name: 'Find your clinic' }),
      location: screen.getByLabelText<HTMLSelectElement>('Location'),
    };
  }
  await tryPage({
    ...stores,
    address: '/#contacts',
    settled: () =>
      document.querySelector('form') !== null && screen.queryByText('loading…') === null,
    check: (view) => {
      if (!places.has(view)) places.set(view, look());
      const { chooser, list, location } = places.get(view)!;
      const inForm = offeredBy(location, 'Select Location').map(({ text }) => text);
      const failed = inForm.length === 0;
      const doors = [...list.querySelectorAll('h4')].map(({ textContent }) => textContent);
      expect(doors.slice(0, 5)).toEqual(clinics.slice(0, 5).map(({ name }) => name));
      const counted = Number.parseInt(within(list).getByRole('status').textContent, 10);
      const least = Math.max(clinics.length, inForm.length);
      expect(failed || counted >= least).toBe(true);
      const inChooser = offeredBy(chooser, failed ? 'List unavailable' : 'Select Location');
      // What can't be booked is named, but not offered.
      expect(inForm).toEqual(expect.arrayContaining(inChooser.map(({ text }) => text)));
      const said = within(list).queryByText('We could not load what can be booked online.');
      expect(Boolean(said)).toBe(failed);
      // Choosing none is a choice too.
      const chosen = inChooser[0]?.value ?? '';
      fireEvent.change(chooser, { target: { value: chosen } });
      expect(location).toHaveValue(chosen);
      if (failed) seen.failures += 1;
      seen.stores += inForm.length;
      sessionStorage.clear();
    },
  });
  expect(seen.stores).toBeGreaterThan(runs / 100);
  expect(seen.failures).toBeGreaterThan(0);
});

/** The text of the alert. */
function spoken(): string[] {
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  return alerts.map(({ textContent }) => textContent).filter((text) => text !== '');
}

it('the login handles a malformed response: it logs in, asks for a new password, or says why not', async () => {
  expectConsole('error', 'The login failed unexpectedly.');
  answerRequests([]);
  const seen = { logins: 0, newPasswords: 0, refusals: 0, otherSteps: 0, surprises: 0 };
  /** The current page, and its message. */
  const says = {
    logins: /^\/appointmentlist login: Login successful!$/,
    newPasswords: /^\/login new password: $/,
    refusals: /^\/login login: Login failed: [^]+ - /,
    otherSteps:
      /^\/login login: This account needs another step that can’t be done here \([^]+\)\. Ask /,
    surprises: /^\/login login: An unexpected error occurred\. Please try again\.$/,
  };
  const rejection = { __type: 'NotAuthorizedException', message: 'Incorrect.' };
  await tryPage({
    address: '/login',
    call: ['post', 'https://cognito-idp.ap-south-1.amazonaws.com/'],
    item: signInAnswer,
    statuses: [200, 400, 500],
    among: [
      none,
      [400, JSON.stringify(rejection)],
      JSON.stringify({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's-1' }),
      JSON.stringify({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 's-1' }),
      JSON.stringify({ AuthenticationResult: { IdToken: sampleToken() } }),
      // Not a token that could be sent.
      JSON.stringify({ AuthenticationResult: { IdToken: 'a\nb' } }),
    ],
    waits: true,
    again: async ({ router }) => {
      localStorage.clear();
      fireEvent(window, new StorageEvent('storage', { key: null }));
      if (router.state.location.pathname !== '/login') await act(() => router.navigate('/login'));
      const back = screen.queryByText('Back to the login');
      if (back) fireEvent.click(back);
      const email = await screen.findByLabelText('Email');
      fireEvent.change(email, { target: { value: 'staff@vetbuddy.example' } });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Sample-1' } });
      fireEvent.click(screen.getByText('Login', { selector: 'button' }));
    },
    // Every outcome shows a message, except the form for a new password.
    settled: () =>
      screen.queryByText('Logging in…') === null &&
      isNotBusy() &&
      (spoken().length > 0 || screen.queryByText('Choose a new password') !== null),
    check: ({ router }) => {
      const page = router.state.location.pathname;
      const form = screen.queryByText('Choose a new password') ? 'new password' : 'login';
      const now = `${page} ${form}: ${spoken().join(' and ')}`;
      const kinds = Object.keys(says) as (keyof typeof says)[];
      const outcome = kinds.filter((kind) => says[kind].test(now));
      expect({ now, outcome }).toEqual({ now, outcome: [expect.any(String)] });
      expect(Boolean(localStorage.getItem('idToken'))).toBe(outcome[0] === 'logins');
      seen[outcome[0]!] += 1;
    },
  });
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
});
