import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookingFields,
  emptyDraft,
  toBookingPayload,
  validateBooking,
} from '#src/features/booking/bookingRules.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import { growthOfTime } from '#tests/support/growth.ts';
import { setup } from '#tests/support/bookingSetup.ts';

const now = { date: '2026-11-20', time: '12:00' };

const whole: BookingDraft = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  location: '12',
  appointmentType: 'Surgery',
  petType: 'Cat',
  appointmentDate: '2026-11-21',
  appointmentTime: '10:30',
  comments: 'Limping since Saturday.',
};

function errorsWith(change: Partial<BookingDraft>) {
  return validateBooking({ ...whole, ...change }, now, setup);
}

const past = 'Please select a future date and time (cannot be in the past).';
const outsideHours = 'Please select a time between 10:30 AM and 7:30 PM.';
const blanks = ['', ' ', '\t\n', '\u00a0\u3000', '\u200b', '\ufeff'];

test('a complete booking has no errors', () => {
  expect(validateBooking(whole, now, setup)).toEqual({});
});

test('every empty field is reported at once, in the order of the form', () => {
  const errors = validateBooking(emptyDraft, now, setup);
  expect(errors).toEqual({
    name: 'Name is required.',
    mobileNumber: 'Mobile Number is required.',
    email: 'Email is required.',
    location: 'Please select a valid location.',
    appointmentType: 'Please select a valid appointment type.',
    petType: 'Please select a valid pet type.',
    appointmentDate: 'Please select a date.',
    appointmentTime: 'Please select a time.',
    comments: 'Comments cannot be empty.',
  });
  expect(Object.keys(errors)).toEqual(bookingFields);
});

test.each(blanks)('a field with only blanks (%j) counts as empty', (blank) => {
  expect(errorsWith({ name: blank, mobileNumber: blank, email: blank, comments: blank })).toEqual({
    name: 'Name is required.',
    mobileNumber: 'Mobile Number is required.',
    email: 'Email is required.',
    comments: 'Comments cannot be empty.',
  });
});

const inDigits = 'Mobile Number must be 10 digits and numeric.';
const asAddress = 'Invalid email format.';
const aDate = 'Please select a date.';
const aTime = 'Please select a time.';

test.each<[keyof BookingDraft, string]>([
  ['name', 'आशा राव'],
  ['name', "D'Souza-Iyer"],
  ['name', 'X'],
  ['name', '\u200dआ'],
  ['mobileNumber', '0000000000'],
  ['mobileNumber', ' 9876543210 '],
  ['email', 'a@b.co'],
  ['email', 'asha.rao+pets@mail.example.co.in'],
  ['email', ' asha@example.com '],
  ['email', 'आशा@उदाहरण.भारत'],
  ['appointmentTime', '10:30'],
  ['appointmentTime', '10:45'],
  ['appointmentTime', '19:30'],
])('a booking with the %s %j has no errors', (field, value) => {
  expect(errorsWith({ [field]: value })).toEqual({});
});

test.each<[keyof BookingDraft, string, string]>([
  ['mobileNumber', '987654321', inDigits],
  ['mobileNumber', '98765432101', inDigits],
  ['mobileNumber', '98765 43210', inDigits],
  ['mobileNumber', '+919876543210', inDigits],
  ['mobileNumber', '987654321x', inDigits],
  ['mobileNumber', '९८७६५४३२१०', inDigits],
  ['mobileNumber', '1e10', inDigits],
  ['mobileNumber', '-987654321', inDigits],
  ['email', 'asha', asAddress],
  ['email', 'asha@', asAddress],
  ['email', '@example.com', asAddress],
  ['email', 'asha@example', asAddress],
  ['email', 'asha@example.', asAddress],
  ['email', 'asha@.com@x.y', asAddress],
  ['email', 'asha rao@example.com', asAddress],
  ['email', 'asha@exam ple.com', asAddress],
  ['email', 'asha@@example.com', asAddress],
  ['email', 'asha@example.com, b@c.de', asAddress],
  ['appointmentDate', '2026-02-31', aDate],
  ['appointmentDate', '12026-11-20', aDate],
  ['appointmentDate', 'tomorrow', aDate],
  ['appointmentTime', '24:00', aTime],
  ['appointmentTime', '10:30 AM', aTime],
  ['appointmentTime', '9:30', aTime],
  ['appointmentTime', '10:29', outsideHours],
  ['appointmentTime', '00:00', outsideHours],
  ['appointmentTime', '19:31', outsideHours],
  ['appointmentTime', '23:59', outsideHours],
])('a booking with the %s %j is refused: %s', (field, value, message) => {
  expect(errorsWith({ [field]: value })).toEqual({ [field]: message });
});

test('an extremely long e-mail address is rejected at once', () => {
  const growth = growthOfTime(
    (length) => [
      { email: `${'a.'.repeat(length)}@${'b.'.repeat(length)} ` },
      { email: `a@${'.'.repeat(length)}@` },
      { name: `${' '.repeat(length)}x` },
    ],
    (changes) => changes.forEach((change) => errorsWith(change)),
  );
  expect(growth).toBeLessThan(50);
});

test.each([
  ['2026-11-20', '11:59', { appointmentDate: past }],
  ['2026-11-20', '12:00', {}],
  ['2026-11-19', '10:30', { appointmentDate: past }],
  ['2025-12-31', '10:30', { appointmentDate: past }],
  // A past day before a time is chosen; today may still have one.
  ['2026-11-19', '', { appointmentDate: past, appointmentTime: aTime }],
  ['2026-11-20', '', { appointmentTime: aTime }],
  ['2026-11-20', '09:00', { appointmentDate: past, appointmentTime: outsideHours }],
])('at noon of 20 November %s %s has the errors %j', (appointmentDate, appointmentTime, errors) => {
  expect(errorsWith({ appointmentDate, appointmentTime })).toEqual(errors);
});

test.each([
  ['Asia/Kolkata', true],
  ['America/New_York', false],
])('the clinic’s time zone decides whether a day is past: 7 March in %s: %s', (zone, over) => {
  const errors = validateBooking(
    { ...whole, appointmentDate: '2026-03-07', appointmentTime: '19:30' },
    clinicNow(new Date('2026-03-07T19:31:00Z'), zone),
    setup,
  );
  expect(errors).toEqual(over ? { appointmentDate: past } : {});
});

test('validation never throws and returns only the specified messages', () => {
  const sentences = new Set([
    ...Object.values(validateBooking(emptyDraft, now, setup)),
    inDigits,
    asAddress,
    past,
    outsideHours,
  ]);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(...Object.values(whole)),
  );
  const draft = fc.record(
    Object.fromEntries(bookingFields.map((field) => [field, text])) as Record<
      keyof BookingDraft,
      typeof text
    >,
  );
  fc.assert(
    fc.property(draft, (typed) => {
      const errors = validateBooking(typed, now, setup);
      for (const message of Object.values(errors)) expect(sentences).toContain(message);
      expect(Object.keys(errors)).toEqual(bookingFields.filter((field) => field in errors));
    }),
    { numRuns: 1000 },
  );
});

const keys = [
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'location',
  'appointmentDate',
  'appointmentTime',
  'comments',
];

test('the payload has exactly the specified keys', () => {
  expect(toBookingPayload(whole)).toEqual(whole);
  const draft = { ...whole, id: '7', creationDate: 'now' };
  expect(Object.keys(toBookingPayload(draft))).toEqual(keys);
});

test('the payload contains the creation date if it is given', () => {
  const payload = toBookingPayload(whole, '2026-11-20T12:00:00.000Z');
  expect(payload).toEqual({ ...whole, creationDate: '2026-11-20T12:00:00.000Z' });
  expect(Object.keys(payload)).toEqual([...keys, 'creationDate']);
});

test('the payload’s values are trimmed', () => {
  expect(
    toBookingPayload({
      ...whole,
      name: ' Asha  Rao ',
      mobileNumber: ' 9876543210',
      email: 'asha@example.com ',
      comments: '\nLimping.\n\nSince Saturday. ',
    }),
  ).toMatchObject({
    name: 'Asha  Rao',
    mobileNumber: '9876543210',
    email: 'asha@example.com',
    comments: 'Limping.\n\nSince Saturday.',
  });
});
