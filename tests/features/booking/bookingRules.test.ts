// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clinicNow } from '#src/domain/time/clock.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import { bookingFields, emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';
import { toBookingPayload, validateBooking } from '#src/features/booking/rules/bookingRules.ts';
import { growthOfTime } from '#tests/support/growth.ts';
import { setup, wholeDraft as whole } from '#tests/support/sampleBooking.ts';

const now = { date: '2026-11-20', time: '12:00' };

const errorsWith = (change: Partial<BookingDraft>) =>
  validateBooking({ ...whole, ...change }, now, setup);

const inDigits = 'Mobile Number must be 10 digits and numeric.';
const asAddress = 'Invalid email format.';
const aDate = 'Please select a date.';
const aTime = 'Please select a time.';
const past = 'Please select a future date and time (cannot be in the past).';
const outsideHours = 'Please select a time between 10:30 AM and 7:30 PM.';

describe('the answers of a booking', () => {
  it('a booking with every answer has no errors', () => {
    expect(validateBooking(whole, now, setup)).toEqual({});
  });

  it('an empty booking form asks for all answers at once, in the form’s order', () => {
    const errors = validateBooking(emptyDraft, now, setup);
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
      expect(
        errorsWith({ name: blank, mobileNumber: blank, email: blank, comments: blank }),
      ).toEqual({
        name: 'Name is required.',
        mobileNumber: 'Mobile Number is required.',
        email: 'Email is required.',
        comments: 'Comments cannot be empty.',
      });
  });

  it.each<[keyof BookingDraft, ...string[]]>([
    ['name', 'आशा राव', "D'Souza-Iyer", 'X', '\u200dआ'],
    ['mobileNumber', '0000000000', ' 9876543210 '],
    [
      'email',
      'a@b.co',
      'asha.rao+pets@mail.example.co.in',
      ' asha@example.com ',
      'आशा@उदाहरण.भारत',
    ],
    ['appointmentTime', '10:30', '10:45', '19:30'],
  ])('a booking accepts in the field %s: %j', (field, ...values) => {
    const errors = values.map((value) => errorsWith({ [field]: value }));
    expect(errors).toEqual(values.map(() => ({})));
  });

  it.each<[keyof BookingDraft, string, string[]]>([
    ['mobileNumber', inDigits, ['987654321', '98765432101', '98765 43210', '+919876543210']],
    ['mobileNumber', inDigits, ['987654321x', '९८७६५४३२१०', '1e10', '-987654321']],
    ['email', asAddress, ['asha', 'asha@', '@example.com', 'asha@example', 'asha@example.']],
    ['email', asAddress, ['asha@.com@x.y', 'asha rao@example.com', 'asha@exam ple.com']],
    ['email', asAddress, ['asha@@example.com', 'asha@example.com, b@c.de']],
    ['appointmentDate', aDate, ['2026-02-31', '12026-11-20', 'tomorrow']],
    ['appointmentTime', aTime, ['24:00', '10:30 AM', '9:30']],
    ['appointmentTime', outsideHours, ['10:29', '00:00', '19:31', '23:59']],
  ])('a booking refuses in the field %s, with ‘%s’', (field, message, values) => {
    const errors = values.map((value) => errorsWith({ [field]: value }));
    expect(errors).toEqual(values.map(() => ({ [field]: message })));
  });

  it('extremely long answers are refused at once', () => {
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
});

describe('the time of a booking', () => {
  it.each([
    ['2026-11-20', '11:59', { appointmentDate: past }],
    ['2026-11-20', '12:00', {}],
    ['2026-11-19', '10:30', { appointmentDate: past }],
    // A past day before a time is chosen; today may still have one.
    ['2026-11-19', '', { appointmentDate: past, appointmentTime: aTime }],
    ['2026-11-20', '', { appointmentTime: aTime }],
    ['2026-11-20', '09:00', { appointmentDate: past, appointmentTime: outsideHours }],
  ])(
    'at noon of 20 November a booking for %s %s has the errors %j',
    (appointmentDate, appointmentTime, errors) => {
      expect(errorsWith({ appointmentDate, appointmentTime })).toEqual(errors);
    },
  );

  it.each([
    ['Asia/Kolkata', { appointmentDate: past }],
    ['America/New_York', {}],
  ])('the time of a booking is checked by the clinic’s clock, in %s', (zone, errors) => {
    const draft = { ...whole, appointmentDate: '2026-03-07', appointmentTime: '19:30' };
    const there = clinicNow(new Date('2026-03-07T19:31:00Z'), zone);
    expect(validateBooking(draft, there, setup)).toEqual(errors);
  });
});

describe('the payload', () => {
  const keys =
    'name mobileNumber email appointmentType petType location appointmentDate appointmentTime comments';

  it('the payload of a booking has exactly the specified keys', () => {
    const payload = toBookingPayload({ ...whole, id: '7', creationDate: 'now' } as BookingDraft);
    expect(payload).toEqual(whole);
    expect(Object.keys(payload).join(' ')).toBe(keys);
  });

  it('the payload of a booking has the creation date where it is given', () => {
    const creationDate = '2026-11-20T12:00:00.000Z';
    expect(toBookingPayload(whole, creationDate)).toEqual({ ...whole, creationDate });
  });

  it('the payload of a booking has its texts trimmed', () => {
    const typed = {
      name: ' Asha  Rao ',
      mobileNumber: ' 9876543210',
      email: 'asha@example.com ',
      comments: '\nLimping.\n\nSince Saturday. ',
    };
    expect(toBookingPayload({ ...whole, ...typed })).toEqual({
      ...whole,
      name: 'Asha  Rao',
      comments: 'Limping.\n\nSince Saturday.',
    });
  });
});
