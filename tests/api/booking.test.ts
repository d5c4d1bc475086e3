import { expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { bookAppointment } from '#src/api/booking.ts';
import { bookingRefusalOf } from '#src/api/bookingRefusal.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://vet-care.cloud.test/prod/appointment-booking';

const payload = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Surgery',
  petType: 'Cat',
  location: '11',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:30',
  comments: 'Limping. "She said", 🐈',
};

it.each([
  ['as the form has it', payload],
  ['with its moment, from /devcontact', { ...payload, creationDate: '2026-11-21T08:00:00.000Z' }],
])('a booking is sent as JSON %s, without credentials', async (_, sent) => {
  localStorage.setItem('idToken', 'a-token');
  const seen = watchCall('post', address, () => json({}));
  await bookAppointment(sent);
  expect(seen.map(({ url }) => url)).toEqual([address]);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(sent);
  expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  expect(seen[0]?.headers.get('authorization')).toBeNull();
});

it.each([
  [200, '<!doctype html><p>Thank you'],
  [204, null],
])('a booking is made on status %s, whatever the body: %j', async (status, body) => {
  watchCall('post', address, () => new Response(body, { status }));
  await expect(bookAppointment(payload)).resolves.toBeUndefined();
});

it.each([400, 500])('a booking fails on status %s and is not sent again', async (status) => {
  const seen = watchCall('post', address, () => json({ message: 'no' }, status));
  await expect(bookAppointment(payload)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'status',
    status,
  });
  expect(seen).toHaveLength(1);
});

/** Lets every call seem redirected to another address, which MSW cannot do. */
function redirectCalls(responseURL: string) {
  class RedirectedRequest extends XMLHttpRequest {
    constructor() {
      super();
      // Not configurable, so that MSW cannot overwrite it.
      Object.defineProperty(this, 'responseURL', { value: responseURL, configurable: false });
    }
  }
  vi.stubGlobal('XMLHttpRequest', RedirectedRequest);
}

it.each([`${address}/`, 'https://vet-care.cloud.test/login'])(
  'a booking fails after a redirect to %s',
  async (elsewhere) => {
    redirectCalls(elsewhere);
    const seen = watchCall('post', address, () => new Response('Welcome'));
    await expect(bookAppointment(payload)).rejects.toMatchObject({ kind: 'shape' });
    expect(seen).toHaveLength(1);
  },
);

it('a booking fails on a broken connection and is not sent again', async () => {
  const seen = watchCall('post', address, () => Response.error());
  await expect(bookAppointment(payload)).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveLength(1);
});

it('a booking’s status says why it is refused', () =>
  expectAnswers(
    (status) => bookingRefusalOf(new ApiError('status', 'No.', { status })),
    [
      [409, 'taken'],
      [413, 'too long'],
      [429, 'too many'],
      [500, undefined],
    ],
  ));
