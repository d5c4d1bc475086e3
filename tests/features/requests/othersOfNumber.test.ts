import { expect, it } from 'vitest';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { RequestList } from '#src/features/requests/requestList.ts';
import { blankRequest } from '#tests/support/staff.ts';

/** For each request, the indexes of those that may be the same. */
function sames(...fields: Partial<AppointmentRequest>[]) {
  const requests = fields.map((each) => ({ ...blankRequest, date: '2026-07-18', ...each }));
  const list = new RequestList(requests);
  return requests.map((one) => list.maybeSame(one).map((other) => requests.indexOf(other)));
}

const mobileNumber = '9876543210';

it('requests of one mobile number for one day may be the same, however the number is written', () => {
  const numbers = [mobileNumber, '+91 98765-43210', '098765 43210'];
  const each = sames(...numbers.map((written) => ({ mobileNumber: written })));
  expect(each).toEqual([
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

it('requests for another day or of another number are not the same, nor are those without a number', () => {
  const each = sames(
    { mobileNumber },
    { mobileNumber, date: '2026-07-19' },
    { mobileNumber: '9876543211' },
    { mobileNumber: '' },
    { mobileNumber: '' },
    { mobileNumber: 'n/a 12' },
    { mobileNumber: 'n/a 12' },
  );
  expect(each.flat()).toEqual([]);
});
