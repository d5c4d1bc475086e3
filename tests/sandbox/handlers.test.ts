import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { samplePassword, staffEmail } from '#sandbox/data/staff.ts';
import { stores } from '#sandbox/data/stores.ts';
import { visits } from '#sandbox/data/visits.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

const appointments = appointmentsAt();

let handlers = createHandlers(createSandboxState());
beforeEach(() => {
  handlers = createHandlers(createSandboxState());
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = { method: 'POST', body: JSON.stringify(body), headers };
  return (await getResponse(handlers, new Request(`http://any.host${path}`, request)))!;
}

/** The records of the staff's list, after a login. */
async function list() {
  const login = await post(
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
  const tokens = (await login.json()) as { AuthenticationResult: { IdToken: string } };
  const authorization = `Bearer ${tokens.AuthenticationResult.IdToken}`;
  const answer = await post('/prod/admin-booking-list', {}, { authorization });
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
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
  const records = await list();
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
  expect((await post('/prod/appointment-booking', body)).status).toBe(400);
  expect(await list()).toHaveLength(appointments.length);
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
