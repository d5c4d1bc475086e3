import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleCode, samplePassword, staffEmail, staffLogins } from '#sandbox/data/staff.ts';
import { samplePhone } from '#sandbox/data/visits.ts';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { bookAppointment } from '#src/api/booking.ts';
import type { Challenge, Tokens } from '#src/api/cognito.ts';
import { storeIdToken } from '#src/api/loginTokens.ts';
import { resetPassword, sendResetCode } from '#src/api/passwordReset.ts';
import { renewTokens, revokeToken } from '#src/api/renewal.ts';
import { answerChallenge, signIn } from '#src/api/signIn.ts';
import { fetchStores } from '#src/api/stores.ts';
import { fetchVisitsByPhone, fetchVisitsPage } from '#src/api/visits.ts';
import { warmUpBooking } from '#src/api/warmUp.ts';
import { config } from '#src/config/env.ts';
import type { BookingPayload } from '#src/domain/bookingTypes.ts';
import { server } from '#tests/support/server.ts';
import { withSettings } from '#tests/support/withSettings.ts';

interface Body {
  content?: Record<string, { schema: AnySchemaObject; example?: unknown }>;
}

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
}

const bookingPayload: BookingPayload = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Vet Consultation',
  petType: 'Dog',
  location: '11',
  appointmentDate: '2026-12-03',
  appointmentTime: '10:30',
  comments: '',
  creationDate: '2026-11-25T04:30:00.000Z',
};

const contract = parse(readFileSync('docs/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, AnySchemaObject> };
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

// OpenAPI's own keywords are unknown to JSON Schema; its formats are for readers.
const schemas = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/** Returns a line for each mismatch of a body and its schema. */
function problemsOf(schema: AnySchemaObject, body: unknown): string[] {
  const validate = schemas.compile({ ...schema, components: contract.components });
  const isValid = validate(body);
  return (isValid ? [] : (validate.errors ?? [])).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}

function operationOf({ method, url, headers }: Request) {
  const isSignIn = headers.has('x-amz-target');
  const found = operations.find(
    (each) =>
      each.method === method.toLowerCase() &&
      (isSignIn ? each.path === '/cognito' : new URL(url).pathname.endsWith(each.path)),
  );
  if (!found) throw new Error(`The contract has no ${method} ${url}`);
  return found.operation;
}

/** Returns a line for each mismatch of a body, as text of a media type, and the contract. */
function problemsOfText(what: string, body: Body | undefined, type: string, text: string) {
  if (!body?.content) return [];
  const media = body.content[type.split(';')[0] ?? ''];
  if (!media) return [`${what}: ${type} is not in the contract`];
  return problemsOf(media.schema, JSON.parse(text)).map((problem) => `${what}: ${problem}`);
}

/** Returns a line for each mismatch of a call, its answer and the contract. */
async function problemsOfCall(sent: Request, response: Response): Promise<string[]> {
  const { operationId, requestBody, responses, security } = operationOf(sent);
  if (sent.headers.has('authorization') && security.length === 0)
    return [`${operationId}: a token`];
  const read = async (body: Request | Response) =>
    [body.headers.get('content-type') ?? '', await body.text()] as const;
  const answer = responses[response.status] ?? responses.default;
  return [
    ...problemsOfText(`${operationId}, sent`, requestBody, ...(await read(sent))),
    ...problemsOfText(`${operationId}, ${response.status}`, answer, ...(await read(response))),
  ];
}

let problems: Promise<string[]>[] = [];

beforeEach(() => {
  withSettings({ calls: { ...config.calls, warmUp: 'https://vet-care.cloud.test/prod/warm-up' } });
  problems = [];
  const sent = new Map<string, Request>();
  // A handler consumes the body: keep a copy.
  server.events.on('request:start', ({ request, requestId }) => {
    sent.set(requestId, request.clone());
  });
  server.events.on('response:mocked', ({ response, requestId }) => {
    problems.push(problemsOfCall(sent.get(requestId)!, response.clone()));
  });
});

afterEach(() => server.events.removeAllListeners());

const signInAs = (email: string) => signIn(email, samplePassword);

const tokensOf = async (email: string) => (await signInAs(email)) as Tokens;
const withTextCode = staffLogins.find(({ challenge }) => challenge === 'SMS_MFA')!.email;
const challengeOf = async (email: string) => (await signInAs(email)) as Challenge;

const calls: Record<string, (token: string) => Promise<unknown>> = {
  'the stores': () => fetchStores(),
  'the warm-up': () => warmUpBooking(),
  'a booking': () => bookAppointment(bookingPayload),
  'the appointment requests': (token) => {
    storeIdToken(token);
    return fetchAppointmentRequests();
  },
  'the appointment requests without a login': () =>
    expect(fetchAppointmentRequests()).rejects.toMatchObject({ status: 401 }),
  'a page of visits': () => fetchVisitsPage(1),
  'the visits of a number': () => fetchVisitsByPhone(samplePhone),
  'a wrong password': () => expect(signIn(staffEmail, 'wrong')).rejects.toThrow('Incorrect'),
  'a renewal and its end': async () => {
    const { refreshToken = '' } = await tokensOf(staffEmail);
    await renewTokens(refreshToken);
    await revokeToken(refreshToken);
  },
  'a code by text message': async () =>
    answerChallenge(await challengeOf(withTextCode), sampleCode),
  'a forgotten password': async () => {
    await sendResetCode(staffEmail);
    await resetPassword({ email: staffEmail, code: sampleCode, password: 'Another-Paw-2026' });
  },
};

it.each(Object.keys(calls))(
  'the contract says what goes out and comes back for %s',
  async (name) => {
    const { idToken } = await tokensOf(staffEmail);
    await calls[name]?.(idToken);
    expect(problems.length).toBeGreaterThan(1);
    expect((await Promise.all(problems)).flat()).toEqual([]);
  },
);

it('the contract knows the first answer of each sample login', async () => {
  for (const { email } of staffLogins) await signInAs(email);
  expect(problems).toHaveLength(staffLogins.length);
  expect((await Promise.all(problems)).flat()).toEqual([]);
});

it('the contract’s examples follow its schemas', () => {
  const bodies = operations.flatMap(({ operation: { requestBody = {}, responses } }) =>
    [requestBody, ...Object.values(responses)].flatMap(({ content = {} }) =>
      Object.values(content),
    ),
  );
  const examples = bodies.filter(({ example }) => example !== undefined);
  expect(examples).toHaveLength(7);
  expect(examples.flatMap(({ schema, example }) => problemsOf(schema, example))).toEqual([]);
});

it.each([
  ['without a time', { appointmentTime: undefined }],
  ['with a number for the clinic', { location: 11 }],
  ['with a key more', { password: 'x' }],
])('the contract refuses a booking %s', (_, change) => {
  const wrong = JSON.parse(JSON.stringify({ ...bookingPayload, ...change })) as unknown;
  expect(problemsOf({ $ref: '#/components/schemas/Booking' }, wrong)).not.toEqual([]);
});
