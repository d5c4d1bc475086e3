import { expect, it } from 'vitest';
import { fetchAppointmentRequests } from '#src/api/appointments.ts';
import { storeIdToken } from '#src/api/loginTokens.ts';
import { blankRequest } from '#tests/support/staff.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://vet-care.cloud.test/prod/admin-booking-list';

it('requests are asked for with an empty JSON object and the token as bearer', async () => {
  const seen = watchCall('post', address, () => json({ data: [] }));
  storeIdToken('the-token');
  await fetchAppointmentRequests();
  expect(seen.map(({ body }) => body)).toEqual(['{}']);
  expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer the-token');
});

it('requests are asked for without an Authorization header if nobody is logged in', async () => {
  const seen = watchCall('post', address, () => json({ data: [] }));
  await fetchAppointmentRequests();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers.get('authorization')).toBeNull();
});

it('the fields of a request are read as text, and the date as its date part', async () => {
  const record = {
    id: 7,
    name: 'Asha',
    mobile_number: 9876543210,
    appointment_date: '2026-03-07T23:30:00.000-08:00',
    appointment_time: '10:30',
    password: 'not ours',
  };
  watchCall('post', address, () => json({ data: [record] }));
  expect(await fetchAppointmentRequests()).toEqual([
    {
      ...blankRequest,
      id: '7',
      name: 'Asha',
      mobileNumber: '9876543210',
      date: '2026-03-07',
      time: '10:30',
    },
  ]);
});

it('requests that are no records are left out, and fields of the wrong type are empty', async () => {
  const odd = {
    id: {},
    name: ['Asha'],
    comments: true,
    appointment_date: '2026-02-30',
    email: null,
  };
  watchCall('post', address, () => json({ data: [null, 'x', 7, [], odd, { comments: 'Hello' }] }));
  expect(await fetchAppointmentRequests()).toEqual([
    blankRequest,
    { ...blankRequest, comments: 'Hello' },
  ]);
});
