import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { fetchAppointments } from '#src/api/appointments.ts';
import { bookAppointment } from '#src/api/booking.ts';
import { signIn, SignInChallenged, SignInRejected } from '#src/api/signIn.ts';
import { fetchStores } from '#src/api/stores.ts';
import { fetchVisitsByPhone, fetchVisitsPage, type VisitsPage } from '#src/api/visits.ts';
import { emptyDraft } from '#src/domain/booking.ts';
import type { Appointment, Store, Visit } from '#src/domain/types.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  anyValue,
  bodies,
  recordOf,
  requestFields,
  storeFields,
  visitFields,
} from '#tests/support/malformed.ts';
import { watchCall } from './watchCall.ts';

/** 8 calls, 200 bodies each. */
const runs = { numRuns: 200 };

/** The call's result, or its ApiError; any other error fails the test. */
async function outcomeOf<T>(call: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Puts 200 bodies through a call, and what comes of them through `check`. Returns how many came to anything. */
async function tryAll<T>(
  [method, address]: readonly ['get' | 'post', string],
  body: fc.Arbitrary<string>,
  call: () => Promise<T>,
  check: (result: T) => void,
  status = 200,
) {
  let answer = '';
  let results = 0;
  watchCall(method, address, () => new Response(answer, { status }));
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

const stores = ['get', 'https://stores.cloud.test/prod/admin-stores-list'] as const;
const booking = ['post', 'https://vet-care.cloud.test/prod/appointment-booking'] as const;
const requests = ['post', 'https://vet-care.cloud.test/prod/admin-booking-list'] as const;
const visits = ['get', 'https://visits.cloud.test/prod/xml/vetbuddy-visits'] as const;
const cognito = ['post', 'https://cognito-idp.ap-south-1.amazonaws.com/'] as const;

function checkStores(list: Store[]) {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const { id, store_name: name, ...flags } of list) {
    expect(Number.isFinite(id)).toBe(true);
    expect(name.trim()).not.toBe('');
    expect(Object.keys(flags)).toEqual(['vet_consultation', 'pet_vaccination', 'surgery']);
    for (const flag of Object.values(flags)) expect(typeof flag).toBe('boolean');
  }
}

function checkTexts(names: string[], list: (Appointment | Visit)[]) {
  for (const record of list) {
    expect(Object.keys(record)).toEqual(names);
    for (const field of Object.values(record)) expect(typeof field).toBe('string');
  }
}

it('stores come whole or not at all', async () => {
  expectConsole('warn', 'The stores list is not an array.');
  expect(
    await tryAll(stores, bodies(recordOf(...storeFields)), () => fetchStores(), checkStores),
  ).toBeGreaterThan(40);
});

it('a booking is booked, whatever the answer holds', async () => {
  expect(
    await tryAll(
      booking,
      bodies(anyValue),
      () => bookAppointment(emptyDraft),
      (result) => expect(result).toBeUndefined(),
    ),
  ).toBeGreaterThan(0);
});

it('appointment requests come whole or not at all', async () => {
  expect(
    await tryAll(
      requests,
      bodies(recordOf(...requestFields)),
      () => fetchAppointments('t'),
      (list) => {
        checkTexts(requestFields, list);
        for (const { appointment_date: date } of list)
          expect(date).toMatch(/^(?:|\d{4}-\d\d-\d\d)$/);
      },
    ),
  ).toBeGreaterThan(0);
});

it('a page of visits comes whole or not at all', async () => {
  const check = (page: VisitsPage) => {
    checkTexts(visitFields, page.visits);
    expect(Number.isSafeInteger(page.totalPages) && page.totalPages >= 1).toBe(true);
  };
  expect(
    await tryAll(visits, bodies(recordOf(...visitFields)), () => fetchVisitsPage(2), check),
  ).toBeGreaterThan(0);
});

it('the visits of a phone number come whole or not at all', async () => {
  expect(
    await tryAll(
      visits,
      bodies(recordOf(...visitFields)),
      () => fetchVisitsByPhone('1'),
      (list) => checkTexts(visitFields, list),
    ),
  ).toBeGreaterThan(0);
});

const nearlyText = fc.oneof({ weight: 3, arbitrary: fc.string() }, anyValue);

const signInBody = bodies(
  fc.oneof(
    fc.record({ AuthenticationResult: fc.record({ IdToken: nearlyText, AccessToken: anyValue }) }),
    fc.record({ ChallengeName: nearlyText, Session: anyValue }),
    fc.record({ __type: nearlyText, message: anyValue }),
    fc.record({ __type: nearlyText, Message: anyValue }),
  ),
);

/** Sign-in knows two answers besides that are no failure of the call. */
async function signInOutcome() {
  try {
    return await signIn('a@b.example', 'x');
  } catch (error) {
    if (error instanceof SignInRejected || error instanceof SignInChallenged) return error;
    throw error;
  }
}

it.each([200, 400, 500])(
  'sign-in gives a token, a reason or an ApiError, answered %i',
  async (status) => {
    const check = (outcome: Awaited<ReturnType<typeof signInOutcome>>) => {
      const texts = Object.values(
        outcome instanceof SignInRejected
          ? { type: outcome.type, message: outcome.message }
          : outcome instanceof SignInChallenged
            ? { name: outcome.challengeName }
            : outcome,
      );
      for (const text of texts) expect(text).toEqual(expect.stringMatching(/[^]/));
    };
    expect(await tryAll(cognito, signInBody, signInOutcome, check, status)).toBeGreaterThan(0);
  },
);
