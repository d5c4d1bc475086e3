// @vitest-environment node
import { expect, it } from 'vitest';
import type { BookingAnswers, BookingField } from '#src/domain/bookingTypes.ts';
import {
  toBookingPayload,
  validateBooking,
} from '#src/features/booking/form/rules/bookingRules.ts';
import { bookingFields, emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { hours, wholeAnswers as whole } from '#tests/support/sampleBooking.ts';

const now = { date: '2026-11-20', time: '12:00' };

const errorsWith = (change: Partial<BookingAnswers>) =>
  validateBooking({ ...whole, ...change }, now, hours);

const inDigits = 'Mobile Number must be 10 digits and numeric.';
const asAddress = 'Invalid email format.';
const aDate = 'Please select a date.';
const aTime = 'Please select a time.';
const past = 'Please select a future date and time (cannot be in the past).';
const outsideHours = 'Please select a time between 10:30 AM and 7:30 PM.';

it('an empty booking form asks for all answers at once, in the form’s order', () => {
  const errors = validateBooking(emptyAnswers, now, hours);
  expect(errors).toEqual({
    name: 'Name is required.',
    mobileNumber: 'Mobile Number is required.',
    email: 'Email is required.',
    location: 'Please select a valid location.',
    appointmentType: 'Please select a valid appointment type.',
    petType: 'Please select a valid pet type.',
    appointmentDate: aDate,
    appointmentTime: aTime,
    comments: 'Comments cannot be empty.',
  });
  expect(Object.keys(errors)).toEqual(bookingFields);
});

it('an answer of blanks counts as missing', () => {
  for (const blank of [' ', '\t\n', '\u00a0\u3000', '\u200b', '\ufeff'])
    expect(errorsWith({ name: blank, mobileNumber: blank, email: blank, comments: blank })).toEqual(
      {
        name: 'Name is required.',
        mobileNumber: 'Mobile Number is required.',
        email: 'Email is required.',
        comments: 'Comments cannot be empty.',
      },
    );
});

it('the booking form accepts every good answer', () => {
  const good: Partial<Record<BookingField, string[]>> = {
    name: ['आशा राव', "D'Souza-Iyer", 'X', '\u200dआ'],
    mobileNumber: ['0000000000', '9876543210'],
    email: ['a@b.co', 'asha.rao+pets@mail.example.co.in', 'आशा@उदाहरण.भारत'],
    appointmentTime: ['10:30', '10:45', '19:30'],
  };
  const refused = Object.entries(good).flatMap(([field, values]) =>
    values.filter((value) => Object.keys(errorsWith({ [field]: value })).length > 0),
  );
  expect(refused).toEqual([]);
});

it.each<[BookingField, string, string[]]>([
  [
    'mobileNumber',
    inDigits,
    [
      '987654321',
      '98765432101',
      '98765 43210',
      '+919876543210',
      '९८७६५४३२१०',
      '1e10',
      '-987654321',
    ],
  ],
  [
    'email',
    asAddress,
    [
      'asha',
      'asha@',
      '@example.com',
      'asha@example',
      'asha@example.',
      'asha@.com@x.y',
      'asha rao@example.com',
      'asha@exam ple.com',
      'asha@@example.com',
      'asha@example.com, b@c.de',
    ],
  ],
  ['appointmentDate', aDate, ['2026-02-31', '12026-11-20', 'tomorrow']],
  ['appointmentTime', aTime, ['24:00', '10:30 AM', '9:30']],
  ['appointmentTime', outsideHours, ['10:29', '00:00', '19:31', '23:59']],
])('the booking form refuses wrong answers in the field %s with ‘%s’', (field, message, values) => {
  const errors = values.map((value) => errorsWith({ [field]: value }));
  expect(errors).toEqual(values.map(() => ({ [field]: message })));
});

it('an extremely long e-mail is checked before the test times out', () => {
  const long = 'a.'.repeat(200_000);
  expect(errorsWith({ email: `${long}@${long}` })).toEqual({});
  expect(errorsWith({ email: `a@${long}@` })).toEqual({ email: asAddress });
});

it('a booking in the past is refused at its date, one outside the hours at its time', () => {
  expectAnswers(
    ([appointmentDate, appointmentTime]) => errorsWith({ appointmentDate, appointmentTime }),
    [
      [['2026-11-20', '11:59'], { appointmentDate: past }],
      [['2026-11-20', '12:00'], {}],
      [['2026-11-19', '10:30'], { appointmentDate: past }],
      // A past day before a time is chosen; today may still have one.
      [['2026-11-19', ''], { appointmentDate: past, appointmentTime: aTime }],
      [['2026-11-20', ''], { appointmentTime: aTime }],
      [['2026-11-20', '09:00'], { appointmentDate: past, appointmentTime: outsideHours }],
    ],
  );
});

it('a booking is sent with exactly the specified keys', () => {
  const payload = toBookingPayload({ ...whole, id: '7', creationDate: 'now' } as BookingAnswers);
  expect(payload).toEqual(whole);
  expect(Object.keys(payload)).toEqual([
    'name',
    'mobileNumber',
    'email',
    'appointmentType',
    'petType',
    'location',
    'appointmentDate',
    'appointmentTime',
    'comments',
  ]);
});

it('a booking is sent with the creation date if one is given', () => {
  const creationDate = '2026-11-20T12:00:00.000Z';
  expect(toBookingPayload(whole, creationDate)).toEqual({ ...whole, creationDate });
});
