import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { bookAppointment } from '#src/api/booking.ts';
import { AnswerRefused, ChallengeAnswered, ChallengeExpired } from '#src/api/challenges.ts';
import { CognitoError, SignInChallenged } from '#src/api/cognito.ts';
import { newPassword } from '#src/api/newPassword.ts';
import { signIn } from '#src/api/signIn.ts';
import { fetchStores } from '#src/api/stores.ts';
import { fetchVisitsByPhone, fetchVisitsPage, type VisitsPage } from '#src/api/visits.ts';
import { emptyDraft } from '#src/domain/bookingRules.ts';
import type { AppointmentRequest, Store, Visit } from '#src/domain/types.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  anyValue,
  bodies,
  newPasswordAnswer,
  recordOf,
  requestFields,
  signInAnswer,
  storeFields,
  visitFields,
} from '#tests/support/malformed.ts';
import { blankRequest, blankVisit } from '#tests/support/staff.ts';

/** For each call, and each status that it may come with. */
const runs = { numRuns: 300 };

/** The call's result, or its ApiError; any other error fails the test. */
async function outcomeOf<T>(call: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Answers one test's calls of an address at once, in place of what a browser makes calls with: through the tests' network
 * thousands of calls take half a minute.
 */
function answerAtOnce(
  [method, address]: readonly ['GET' | 'POST', string],
  answer: () => { body: string; status: number },
) {
  const check = (usedMethod: unknown, url: string) =>
    expect([usedMethod, url.split('?')[0]]).toEqual([method, address]);

  vi.stubGlobal('fetch', (url: string, call: RequestInit) => {
    check(call.method, url);
    const { body, status } = answer();
    return Promise.resolve(new Response(body, { status }));
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      responseURL = '';
      onloadend?: () => void;
      open(usedMethod: string, url: string) {
        check(usedMethod, url);
        this.responseURL = url;
      }
      setRequestHeader() {}
      send() {
        queueMicrotask(() => {
          const { body, status } = answer();
          this.status = status;
          // What a browser makes of the bytes.
          this.responseText = new TextDecoder().decode(new TextEncoder().encode(body));
          this.onloadend?.();
        });
      }
    },
  );
}

/** Puts hundreds of bodies through a call, and what comes of them through `check`. Returns how many came to anything. */
async function tryAll<T>(
  address: readonly ['GET' | 'POST', string],
  body: fc.Arbitrary<string>,
  call: () => Promise<T>,
  check: (result: T) => void,
  status = 200,
) {
  let answer = '';
  let results = 0;
  answerAtOnce(address, () => ({ body: answer, status }));
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      answer = text;
      const outcome = await outcomeOf(call);
      if (outcome instanceof ApiError) return;
      check(outcome);
      results += 1;
    }),
    runs,
  );
  return results;
}

const stores = ['GET', 'https://stores.cloud.test/prod/admin-stores-list'] as const;
const booking = ['POST', 'https://vet-care.cloud.test/prod/appointment-booking'] as const;
const requests = ['POST', 'https://vet-care.cloud.test/prod/admin-booking-list'] as const;
const visits = ['GET', 'https://visits.cloud.test/prod/xml/vetbuddy-visits'] as const;
const cognito = ['POST', 'https://cognito-idp.ap-south-1.amazonaws.com/'] as const;

function checkStores(list: Store[]) {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const { id, name, ...flags } of list) {
    expect(Number.isFinite(id)).toBe(true);
    expect(name.trim()).not.toBe('');
    expect(Object.keys(flags)).toEqual(['vetConsultation', 'petVaccination', 'surgery']);
    for (const flag of Object.values(flags)) expect(typeof flag).toBe('boolean');
  }
}

function checkTexts(blank: object, list: readonly (AppointmentRequest | Visit)[]) {
  for (const record of list) {
    expect(Object.keys(record)).toEqual(Object.keys(blank));
    for (const field of Object.values(record)) expect(typeof field).toBe('string');
  }
}

it('reads every store whole or not at all', async () => {
  expectConsole('warn', /The stores list (?:is not an array|gives several stores the same id)/);
  expect(
    await tryAll(stores, bodies(recordOf(...storeFields)), () => fetchStores(), checkStores),
  ).toBeGreaterThan(10);
});

it('takes a booking for made, whatever the body of the answer', async () => {
  expect(
    await tryAll(
      booking,
      bodies(anyValue),
      () => bookAppointment(emptyDraft),
      (result) => expect(result).toBeUndefined(),
    ),
  ).toBeGreaterThan(0);
});

it('reads every appointment request whole or not at all', async () => {
  expect(
    await tryAll(
      requests,
      bodies(recordOf(...requestFields)),
      () => fetchAppointmentRequests('t'),
      ({ all }) => {
        checkTexts(blankRequest, all);
        for (const { date } of all) expect(date).toMatch(/^(?:|\d{4}-\d\d-\d\d)$/);
      },
    ),
  ).toBeGreaterThan(0);
});

it('reads a page of visits whole or not at all', async () => {
  const check = (page: VisitsPage) => {
    checkTexts(blankVisit, page.visits);
    expect(Number.isSafeInteger(page.totalPages) && page.totalPages >= 1).toBe(true);
  };
  expect(
    await tryAll(visits, bodies(recordOf(...visitFields)), () => fetchVisitsPage(2), check),
  ).toBeGreaterThan(0);
});

it('reads the visits of a phone number whole or not at all', async () => {
  expect(
    await tryAll(
      visits,
      bodies(recordOf(...visitFields)),
      () => fetchVisitsByPhone('1'),
      (list) => checkTexts(blankVisit, list),
    ),
  ).toBeGreaterThan(0);
});

/** Cognito has answers besides that are no failure of the call. */
async function cognitoOutcome(call: () => Promise<{ idToken: string }>) {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ApiError) throw error;
    const known = [
      CognitoError,
      SignInChallenged,
      AnswerRefused,
      ChallengeExpired,
      ChallengeAnswered,
    ];
    if (known.some((kind) => error instanceof kind)) return error;
    throw error;
  }
}

/** Nothing that is shown or stored is empty, or no text. */
function checkCognito(outcome: Awaited<ReturnType<typeof cognitoOutcome>>) {
  const texts: unknown[] =
    outcome instanceof SignInChallenged
      ? [outcome.challengeName]
      : outcome instanceof CognitoError
        ? [outcome.type, outcome.message]
        : outcome instanceof Error
          ? [outcome.message]
          : [outcome.idToken];
  for (const text of texts) expect(text).toEqual(expect.stringMatching(/[^]/));
}

describe.each([200, 400, 500])('answered %i', (status) => {
  it('returns a token, a reason or an ApiError from sign-in', async () => {
    const ask = () => cognitoOutcome(() => signIn('a@b.example', 'x'));
    expect(await tryAll(cognito, bodies(signInAnswer), ask, checkCognito, status)).toBeGreaterThan(
      0,
    );
  });

  it('returns a token, a reason or an ApiError for a new password', async () => {
    const challenge = new SignInChallenged('NEW_PASSWORD_REQUIRED', 's-1', 'user-1');
    const ask = () => cognitoOutcome(() => newPassword(challenge, 'x'));
    expect(
      await tryAll(cognito, bodies(newPasswordAnswer), ask, checkCognito, status),
    ).toBeGreaterThan(0);
  });
});
