// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookingFields,
  emptyDraft,
  toBookingPayload,
  validateBooking,
} from '#src/domain/bookingRules.ts';
import { plainDigits } from '#src/domain/digits.ts';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { slotsOn } from '#src/domain/slots.ts';
import type { BookingDraft } from '#src/domain/types.ts';
import { growthOfTime } from '#tests/support/growth.ts';
import { rules, setup } from '#tests/support/bookingSetup.ts';

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

describe('what a booking needs', () => {
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
    expect(errorsWith({ name: blank, mobileNumber: blank, email: blank, comments: blank })).toEqual(
      {
        name: 'Name is required.',
        mobileNumber: 'Mobile Number is required.',
        email: 'Email is required.',
        comments: 'Comments cannot be empty.',
      },
    );
  });

  test.each(['आशा राव', 'ஆஷா', "D'Souza-Iyer", 'X', '\u200dआ'])('the name %s is valid', (name) => {
    expect(errorsWith({ name })).toEqual({});
  });
});

describe('mobile number', () => {
  test.each(['9876543210', '0000000000', ' 9876543210 '])(
    'the mobile number %j is valid',
    (mobileNumber) => {
      expect(errorsWith({ mobileNumber })).toEqual({});
    },
  );

  test.each([
    '987654321',
    '98765432101',
    '98765 43210',
    '+919876543210',
    '98765-4321',
    '987654321x',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    '1e10',
    '-987654321',
  ])('the mobile number %j is invalid', (mobileNumber) => {
    expect(errorsWith({ mobileNumber })).toEqual({
      mobileNumber: 'Mobile Number must be 10 digits and numeric.',
    });
  });
});

describe('e-mail', () => {
  test.each([
    'a@b.co',
    'asha.rao+pets@mail.example.co.in',
    ' asha@example.com ',
    'आशा@उदाहरण.भारत',
  ])('the e-mail address %j is valid', (email) => expect(errorsWith({ email })).toEqual({}));

  test.each([
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
  ])('the e-mail address %j is invalid', (email) => {
    expect(errorsWith({ email })).toEqual({ email: 'Invalid email format.' });
  });

  test('an extremely long e-mail address is rejected at once', () => {
    const growth = growthOfTime((length) => {
      errorsWith({ email: `${'a.'.repeat(length)}@${'b.'.repeat(length)} ` });
      errorsWith({ email: `a@${'.'.repeat(length)}@` });
      errorsWith({ name: `${' '.repeat(length)}x` });
    });
    expect(growth).toBeLessThan(50);
  });
});

describe('date and time', () => {
  test.each(['2026-02-31', '2026-11-31', '12026-11-20', '20-11-2026', 'tomorrow'])(
    'the text %j is not a date',
    (appointmentDate) => {
      expect(errorsWith({ appointmentDate })).toEqual({ appointmentDate: 'Please select a date.' });
    },
  );

  test.each(['24:00', '10:60', '10', '10:30 AM', '9:30', 'noon'])(
    'the text %j is not a time',
    (appointmentTime) => {
      expect(errorsWith({ appointmentTime })).toEqual({ appointmentTime: 'Please select a time.' });
    },
  );

  test('a past time is invalid', () => {
    const today = { appointmentDate: '2026-11-20' };
    expect(errorsWith({ ...today, appointmentTime: '11:30' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ ...today, appointmentTime: '11:59' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ ...today, appointmentTime: '12:00' })).toEqual({});
    expect(errorsWith({ ...today, appointmentTime: '12:30' })).toEqual({});
    expect(errorsWith({ appointmentDate: '2026-11-19' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ appointmentDate: '2025-12-31' })).toEqual({ appointmentDate: past });
  });

  test('a past day is reported before a time is chosen, today is not', () => {
    expect(errorsWith({ appointmentDate: '2026-11-19', appointmentTime: '' })).toEqual({
      appointmentDate: past,
      appointmentTime: 'Please select a time.',
    });
    expect(errorsWith({ appointmentDate: '2026-11-20', appointmentTime: '' })).toEqual({
      appointmentTime: 'Please select a time.',
    });
  });

  test.each(['10:29', '00:00', '19:31', '23:59'])('the time %s is outside the hours', (time) => {
    expect(errorsWith({ appointmentTime: time })).toEqual({ appointmentTime: outsideHours });
  });

  test.each(['10:30', '10:45', '19:30'])('the time %s is within the hours', (appointmentTime) => {
    expect(errorsWith({ appointmentTime })).toEqual({});
  });

  test('a past time outside the hours is reported for both reasons', () => {
    expect(errorsWith({ appointmentDate: '2026-11-20', appointmentTime: '09:00' })).toEqual({
      appointmentDate: past,
      appointmentTime: outsideHours,
    });
  });

  test.each([
    ['Asia/Kolkata', true],
    ['Pacific/Kiritimati', true],
    ['America/New_York', false],
    ['America/St_Johns', false],
    ['Europe/London', false],
  ])("the clinic's time zone decides whether a day is past: 7 March in %s: %s", (zone, over) => {
    const instant = new Date('2026-03-07T19:31:00Z');
    const errors = validateBooking(
      { ...whole, appointmentDate: '2026-03-07', appointmentTime: '19:30' },
      clinicNow(instant, zone),
      setup,
    );
    // In London it is 19:31 of the same day, after the hours.
    const expected = over || zone === 'Europe/London' ? { appointmentDate: past } : {};
    expect(errors).toEqual(expected);
  });
});

test('validation never throws and returns only the specified messages', () => {
  const sentences = new Set([
    ...Object.values(validateBooking(emptyDraft, now, setup)),
    'Mobile Number must be 10 digits and numeric.',
    'Invalid email format.',
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

test('every slot of every later day is valid', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-11-21'), max: new Date('2099-12-31'), noInvalidDate: true }),
      fc.constantFrom(...slotsOn('', setup)),
      (day, slot) => {
        const appointmentDate = day.toISOString().slice(0, 10);
        expect(errorsWith({ appointmentDate, appointmentTime: slot.value })).toEqual({});
      },
    ),
  );
});

describe('a pasted number', () => {
  test.each([
    '+91 98765-43210',
    '+91 98765 43210',
    '+91-9876543210',
    '+91 (0) 98765 43210',
    '0091 98765 43210',
    '919876543210',
    '09876543210',
    '098765 43210',
    '(98765) 43210',
    '98765.43210',
    '98765–43210',
    ' 9876543210 ',
    'tel:+919876543210',
    '\u202a+91 98765 43210\u202c',
    '＋９１ ９８７６５４３２１０',
    '9876543210',
    '९८७६५४३२१०',
    '+९१ ९८७६५-४३२१०',
    '\u200f+٩١ ٩٨٧٦٥ ٤٣٢١٠',
  ])('the pasted number %j becomes 9876543210', (pasted) => {
    expect(normaliseMobileNumber(pasted, rules.mobile)).toBe('9876543210');
  });

  test.each([
    '',
    '98765',
    '+1 415 555 2671',
    '+44 7911 123456',
    '98765432101',
    '9876543210 ext 5',
    '98765 43210 / 98765 43211',
    'call me',
    '+9198765432100',
  ])('the pasted text %j is ambiguous and stays as it is', (pasted) => {
    expect(normaliseMobileNumber(pasted, rules.mobile)).toBe(pasted);
  });

  test('a pasted number of ten digits that start like a prefix is kept', () => {
    expect(normaliseMobileNumber('9198765432', rules.mobile)).toBe('9198765432');
    expect(normaliseMobileNumber('0987654321', rules.mobile)).toBe('0987654321');
  });

  test('a pasted text becomes ten digits or stays, and a second pass changes nothing', () => {
    const numberish = fc.string({
      unit: fc.constantFrom(...'0123456789+-() .९９'.split(''), '91', '+91', '98765'),
    });
    fc.assert(
      fc.property(fc.oneof(numberish, fc.string()), (pasted) => {
        const once = normaliseMobileNumber(pasted, rules.mobile);
        expect(once === plainDigits(pasted) || /^[0-9]{10}$/.test(once)).toBe(true);
        expect(normaliseMobileNumber(once, rules.mobile)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is sent', () => {
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
    expect(Object.keys(toBookingPayload(whole))).toEqual(keys);
    expect(toBookingPayload(whole)).toEqual(whole);
  });

  test('the payload leaves out other keys of a draft', () => {
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
});
