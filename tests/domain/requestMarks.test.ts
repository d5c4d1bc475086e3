// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { prepareRequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { blankRequest } from '#tests/support/staff.ts';

/** A request for one day at one clinic, with a number and a time of its own unless given. */
let count = 0;
function request(fields: Partial<AppointmentRequest>): AppointmentRequest {
  count += 1;
  return {
    ...blankRequest,
    id: String(count),
    mobileNumber: `98765${String(count).padStart(5, '0')}`,
    locationName: 'Adyar',
    date: '2026-07-18',
    time: `${String(count % 24).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`,
    ...fields,
  };
}

/** The marks of each request. */
async function marks(...requests: AppointmentRequest[]) {
  const list = await prepareRequestList([requests]);
  return requests.map((one) => list.marksOf(one).join(' + '));
}

describe('Maybe the same', () => {
  it('marks the same mobile number for the same day, however it is written', async () => {
    const numbers = ['9876543210', '+91 98765-43210', '098765 43210'];
    expect(await marks(...numbers.map((mobileNumber) => request({ mobileNumber })))).toEqual(
      numbers.map(() => 'Maybe the same'),
    );
  });

  it('marks another day otherwise, and neither another number nor none', async () => {
    const mobileNumber = '9876543210';
    expect(
      await marks(
        request({ mobileNumber }),
        request({ mobileNumber, date: '2026-07-19' }),
        request({ mobileNumber: '9876543211' }),
        request({ mobileNumber: '' }),
        request({ mobileNumber: '' }),
        request({ mobileNumber: 'n/a 12' }),
        request({ mobileNumber: 'n/a 12' }),
      ),
    ).toEqual(['Same owner', 'Same owner', '', '', '', '', '']);
  });
});

it('the same owner is marked on other days, and found there', async () => {
  const mobileNumber = '9876543210';
  const requests = [
    request({ mobileNumber }),
    request({ mobileNumber: '+91 98765 43210', date: '2026-07-19' }),
    request({ mobileNumber, date: '2026-07-19' }),
    request({ mobileNumber, date: '' }),
  ];
  const list = await prepareRequestList([requests]);
  expect(list.othersOf(requests[0]!, 'Same owner')).toEqual([requests[1], requests[2]]);
  expect(list.othersOf(requests[1]!, 'Same owner')).toEqual([requests[0]]);
  expect(list.marksOf(requests[1]!)).toEqual(['Maybe the same', 'Same owner']);
  expect(list.othersOf(requests[3]!, 'Same owner')).toEqual([]);
});

describe('Same time', () => {
  it('marks the same clinic, day and time, however the time is written', async () => {
    expect(
      await marks(
        request({ time: '19:30' }),
        request({ time: '7:30 PM', locationName: ' adyar ' }),
        request({ time: '19:30' }),
        request({ time: '19:30', locationName: 'T Nagar' }),
        request({ time: '19:30', date: '2026-07-19' }),
      ),
    ).toEqual(['Same time', 'Same time', 'Same time', '', '']);
  });

  it('does not mark as many as a clinic has room for', async () => {
    expect(await marks(request({ time: '19:30' }), request({ time: '19:30' }))).toEqual(['', '']);
  });

  it('does not mark what has no clinic or no time that can be read', async () => {
    expect(
      await marks(
        ...Array.from({ length: 3 }, () => request({ time: 'evening' })),
        ...Array.from({ length: 3 }, () => request({ time: '10:30', locationName: '' })),
      ),
    ).toEqual(Array.from({ length: 6 }, () => ''));
  });
});

describe('the marks of a list', () => {
  it('name the other requests, and leave out those without a date', async () => {
    const twin = { mobileNumber: '9876543210', time: '10:30' };
    const requests = [request(twin), request(twin), request({ ...twin, date: '' }), request(twin)];
    const list = await prepareRequestList([requests]);
    for (const mark of ['Maybe the same', 'Same time'] as const) {
      expect(list.othersOf(requests[0]!, mark)).toEqual([requests[1], requests[3]]);
      expect(list.othersOf(requests[2]!, mark)).toEqual([]);
    }
    expect(list.marksOf(requests[0]!)).toEqual(['Maybe the same', 'Same time']);
  });
});
