import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { stores } from '#sandbox/data/stores.ts';
import { samplePhone, visits } from '#sandbox/data/visits.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

const appointments = appointmentsAt();

/** An arbitrary time, in ms. */
const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

let now = noon;
let handlers = createHandlers(createSandboxState());

beforeEach(() => {
  now = noon;
  handlers = createHandlers(createSandboxState(), () => now);
});

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown>;
}

async function ask(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await getResponse(handlers, new Request(`http://any.host${path}`, init));
  if (!answer) throw new Error(`Nobody answers ${path}`);
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, headers: answer.headers, text, json };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers });
}

function dataOf({ json }: Answer) {
  return json.data as Record<string, unknown>[];
}

async function tokens() {
  const { json } = await post(
    '/',
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'sample-client',
      AuthParameters: { USERNAME: staffEmail, PASSWORD: samplePassword },
    },
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
  );
  return json.AuthenticationResult as Record<string, string>;
}

function list(authorization?: string) {
  return post('/prod/admin-booking-list', {}, authorization ? { authorization } : {});
}

const booking = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Surgery',
  petType: 'Cat',
  location: '13',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:30',
  comments: 'Limping.',
};

it('a booking appears in the staff list with store name and manager number', async () => {
  const { status } = await post('/prod/appointment-booking', booking);
  const { IdToken } = await tokens();
  const records = dataOf(await list(`Bearer ${IdToken}`));
  expect(status).toBe(200);
  expect(records).toHaveLength(appointments.length + 1);
  expect(records.at(-1)).toMatchObject({
    id: appointments.at(-1)!.id + 1,
    name: 'Asha Rao',
    location_name: 'VetBuddy Adyar (sample)',
    store_manager_number: '5555500013',
    appointment_date: '2026-12-01T00:00:00.000Z',
  });
});

it.each([
  ['nothing', undefined],
  ['one key less', { ...booking, comments: undefined }],
  ['a number for the location', { ...booking, location: 13 }],
])('a booking with %s is refused and not stored', async (_, body) => {
  const { IdToken } = await tokens();
  expect((await post('/prod/appointment-booking', body)).status).toBe(400);
  expect(dataOf(await list(`Bearer ${IdToken}`))).toHaveLength(appointments.length);
});

it('the sample requests and visits hold what a page may trip over', () => {
  const dates = appointments.map((record) => record.appointment_date);
  expect(dates).toContain(null);
  const comments = appointments.map((record) => record.comments);
  expect(comments.filter((text) => text.startsWith('='))).toHaveLength(1);
  expect(comments.filter((text) => /"[^]*\n/.test(text))).toHaveLength(1);
  const documents = visits.map((visit) => visit.supporting_documents);
  expect(documents).toContain('');
  expect(documents.filter((text) => text.startsWith('javascript:'))).toHaveLength(1);
});

it.each([
  ['nothing', undefined],
  ['the word null', 'Bearer null'],
  ['a made-up token', 'Bearer a.b.c'],
])('the staff list is refused for %s', async (_, authorization) => {
  const { status, json } = await list(authorization);
  expect(status).toBe(401);
  expect(json).toEqual({ message: 'Unauthorized' });
});

it('the staff list is refused after the token’s hour, not before', async () => {
  const { IdToken } = await tokens();
  now = noon + hour - 1000;
  expect((await list(`Bearer ${IdToken}`)).status).toBe(200);
  now = noon + hour;
  const { status, json } = await list(`Bearer ${IdToken}`);
  expect([status, json.message]).toEqual([401, 'The incoming token has expired']);
});

it('the pages of visits contain each visit once', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((page) => ask(`/any/xml/vetbuddy-visits?page=${page}&limit=10`)),
  );
  expect(pages.map((page) => dataOf(page).length)).toEqual([10, 10, 10, 10, 7, 0]);
  expect(pages.flatMap(dataOf)).toEqual(visits);
  for (const { json } of pages) expect(json.totalPages).toBe(5);
});

it('the visits of a phone number are only its own and not sorted', async () => {
  const found = dataOf(await ask(`/any/xml/vetbuddy-visits?phone=${samplePhone}`));
  const ids = found.map(({ id }) => Number(id));
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ phone }) => phone === samplePhone)).toBe(true);
  expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
  expect(dataOf(await ask('/any/xml/vetbuddy-visits?phone='))).toEqual([]);
});

it('the sample stores are the site’s clinics that have an id in the stores list', () => {
  const listed = clinics.flatMap(({ storeId, name }) => (storeId ? [[storeId, name]] : []));
  expect(
    stores.map(({ id, store_name }) => [`${id}`, store_name.replace(' (sample)', '')]),
  ).toEqual(listed);
});

it('the sample requests lie on fixed days, or around a day that is given', () => {
  const days = (today?: string) =>
    appointmentsAt(today).map((record) => record.appointment_date?.slice(0, 10));
  expect(days()).toContain('2026-08-03');
  const around = days('2031-02-28');
  expect(around.filter((day) => day === '2031-02-28').length).toBeGreaterThan(2);
  expect(around.filter((day) => day === '2031-03-01').length).toBeGreaterThan(2);
  // The samples keep a record without a day, for the list to show.
  expect(around.filter((day) => !day)).toHaveLength(days().filter((day) => !day).length);
});

it('an owner of the sample’s visits asks under the same number where the days lie around one', () => {
  const numberOf = (owner: string, today?: string) =>
    appointmentsAt(today).find(({ name }) => name === owner)?.mobile_number;
  expect(numberOf('Megha Patil', '2031-02-28')).toBe('5555502002');
  expect(numberOf('Megha Patil')).not.toBe('5555502002');
});
