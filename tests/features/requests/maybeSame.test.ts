import { describe, expect, it } from 'vitest';
import { RequestList } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = (fields: Partial<AppointmentRequest>): AppointmentRequest => ({
  ...blankRequest,
  date: '2026-07-18',
  ...fields,
});

/** For each request, the places of those that may be the same. */
function sames(...requests: AppointmentRequest[]) {
  const list = new RequestList(requests);
  return requests.map((one) => list.maybeSame(one).map((other) => requests.indexOf(other)));
}

describe('Maybe the same', () => {
  it('are requests of one mobile number for one day, however the number is written', () => {
    const numbers = ['9876543210', '+91 98765-43210', '098765 43210'];
    expect(sames(...numbers.map((mobileNumber) => request({ mobileNumber })))).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('are not those for another day or without one, of another number or of none', () => {
    const mobileNumber = '9876543210';
    const each = sames(
      request({ mobileNumber }),
      request({ mobileNumber, date: '2026-07-19' }),
      request({ mobileNumber, date: '' }),
      request({ mobileNumber: '9876543211' }),
      request({ mobileNumber: '' }),
      request({ mobileNumber: '' }),
      request({ mobileNumber: 'n/a 12' }),
      request({ mobileNumber: 'n/a 12' }),
    );
    expect(each.flat()).toEqual([]);
  });
});
