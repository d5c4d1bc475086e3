// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appointmentTypesFor,
  bookingFields,
  emptyDraft,
  keepTypeIfOffered,
  normaliseMobileNumber,
  petTypes,
  toBookingPayload,
  validateBooking,
} from '#src/domain/booking.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { allSlots } from '#src/domain/slots.ts';
import type { BookingDraft, Clinic } from '#src/domain/types.ts';

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
  return validateBooking({ ...whole, ...change }, now);
}

const past = 'Please select a future date and time (cannot be in the past).';
const outsideHours = 'Please select a time between 10:30 AM and 7:30 PM.';
const blanks = ['', ' ', '\t\n', '\u00a0\u3000', '\u200b', '\ufeff'];

describe('what a booking needs', () => {
  test('finds nothing wrong with a whole one', () => {
    expect(validateBooking(whole, now)).toEqual({});
  });

  test('names every empty field at once, in the order of the form', () => {
    const errors = validateBooking(emptyDraft, now);
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

  test.each(blanks)('takes nothing but blanks (%j) for empty', (blank) => {
    expect(errorsWith({ name: blank, mobileNumber: blank, email: blank, comments: blank })).toEqual(
      {
        name: 'Name is required.',
        mobileNumber: 'Mobile Number is required.',
        email: 'Email is required.',
        comments: 'Comments cannot be empty.',
      },
    );
  });

  test.each(['आशा राव', 'ஆஷா', "D'Souza-Iyer", 'X', '\u200dआ'])('takes %s for a name', (name) => {
    expect(errorsWith({ name })).toEqual({});
  });
});

describe('mobile number', () => {
  test.each(['9876543210', '0000000000', ' 9876543210 '])('takes %j', (mobileNumber) => {
    expect(errorsWith({ mobileNumber })).toEqual({});
  });

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
  ])('does not take %j', (mobileNumber) => {
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
  ])('takes %j', (email) => expect(errorsWith({ email })).toEqual({}));

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
  ])('does not take %j', (email) => {
    expect(errorsWith({ email })).toEqual({ email: 'Invalid email format.' });
  });

  test('answers a hostile length at once', () => {
    const start = performance.now();
    errorsWith({ email: `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)} ` });
    errorsWith({ email: `a@${'.'.repeat(100_000)}@` });
    errorsWith({ name: `${' '.repeat(100_000)}x` });
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('date and time', () => {
  test.each(['2026-02-31', '2026-11-31', '12026-11-20', '20-11-2026', 'tomorrow'])(
    'takes %j for no date',
    (appointmentDate) => {
      expect(errorsWith({ appointmentDate })).toEqual({ appointmentDate: 'Please select a date.' });
    },
  );

  test.each(['24:00', '10:60', '10', '10:30 AM', '9:30', 'noon'])(
    'takes %j for no time',
    (appointmentTime) => {
      expect(errorsWith({ appointmentTime })).toEqual({ appointmentTime: 'Please select a time.' });
    },
  );

  test('does not take a time that has gone by', () => {
    const today = { appointmentDate: '2026-11-20' };
    expect(errorsWith({ ...today, appointmentTime: '11:30' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ ...today, appointmentTime: '11:59' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ ...today, appointmentTime: '12:00' })).toEqual({});
    expect(errorsWith({ ...today, appointmentTime: '12:30' })).toEqual({});
    expect(errorsWith({ appointmentDate: '2026-11-19' })).toEqual({ appointmentDate: past });
    expect(errorsWith({ appointmentDate: '2025-12-31' })).toEqual({ appointmentDate: past });
  });

  test('tells a day that is over before a time is chosen, but not today', () => {
    expect(errorsWith({ appointmentDate: '2026-11-19', appointmentTime: '' })).toEqual({
      appointmentDate: past,
      appointmentTime: 'Please select a time.',
    });
    expect(errorsWith({ appointmentDate: '2026-11-20', appointmentTime: '' })).toEqual({
      appointmentTime: 'Please select a time.',
    });
  });

  test.each(['10:29', '00:00', '19:31', '23:59'])(
    'does not take %s: the clinic is shut',
    (time) => {
      expect(errorsWith({ appointmentTime: time })).toEqual({ appointmentTime: outsideHours });
    },
  );

  test.each(['10:30', '10:45', '19:30'])('takes %s', (appointmentTime) => {
    expect(errorsWith({ appointmentTime })).toEqual({});
  });

  test('tells both where a time has gone by and is outside the hours', () => {
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
  ])("judges by the clinic's calendar: 7 March is over in %s: %s", (zone, over) => {
    const instant = new Date('2026-03-07T19:31:00Z');
    const errors = validateBooking(
      { ...whole, appointmentDate: '2026-03-07', appointmentTime: '19:30' },
      clinicNow(instant, zone),
    );
    // In London it is 19:31 of that very day: over too.
    const expected = over || zone === 'Europe/London' ? { appointmentDate: past } : {};
    expect(errors).toEqual(expected);
  });
});

test('never throws, and speaks in these sentences only', () => {
  const sentences = new Set([
    ...Object.values(validateBooking(emptyDraft, now)),
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
      const errors = validateBooking(typed, now);
      for (const message of Object.values(errors)) expect(sentences).toContain(message);
      expect(Object.keys(errors)).toEqual(bookingFields.filter((field) => field in errors));
    }),
    { numRuns: 1000 },
  );
});

test('takes every slot of every later day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-11-21'), max: new Date('2099-12-31'), noInvalidDate: true }),
      fc.constantFrom(...allSlots),
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
  ])('%j becomes 9876543210', (pasted) => {
    expect(normaliseMobileNumber(pasted)).toBe('9876543210');
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
    '९८७६५४३२१०',
    '+9198765432100',
  ])('%j stays as it is: it could mean something else', (pasted) => {
    expect(normaliseMobileNumber(pasted)).toBe(pasted);
  });

  test('with ten digits that begin like a prefix keeps them', () => {
    expect(normaliseMobileNumber('9198765432')).toBe('9198765432');
    expect(normaliseMobileNumber('0987654321')).toBe('0987654321');
  });

  test('becomes ten digits or stays, and twice changes no more than once', () => {
    const numberish = fc.string({
      unit: fc.constantFrom(...'0123456789+-() .९９'.split(''), '91', '+91', '98765'),
    });
    fc.assert(
      fc.property(fc.oneof(numberish, fc.string()), (pasted) => {
        const once = normaliseMobileNumber(pasted);
        expect(once === pasted || /^[0-9]{10}$/.test(once)).toBe(true);
        expect(normaliseMobileNumber(once)).toBe(once);
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

  test('has exactly the keys agreed on', () => {
    expect(Object.keys(toBookingPayload(whole))).toEqual(keys);
    expect(toBookingPayload(whole)).toEqual(whole);
  });

  test('leaves out what else a draft may carry', () => {
    const draft = { ...whole, id: '7', creationDate: 'now' };
    expect(Object.keys(toBookingPayload(draft))).toEqual(keys);
  });

  test('adds the creation date where it is given', () => {
    const payload = toBookingPayload(whole, '2026-11-20T12:00:00.000Z');
    expect(payload).toEqual({ ...whole, creationDate: '2026-11-20T12:00:00.000Z' });
    expect(Object.keys(payload)).toEqual([...keys, 'creationDate']);
  });

  test('goes without the spaces around it', () => {
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

describe('appointment types', () => {
  const store: Clinic = {
    id: 1,
    name: 'Indiranagar',
    vetConsultation: true,
    petVaccination: true,
    surgery: true,
  };

  test('are those that the store offers', () => {
    expect(appointmentTypesFor(store, 'full')).toEqual([
      'Vet Consultation',
      'Pet Vaccination',
      'Surgery',
    ]);
    expect(appointmentTypesFor({ ...store, petVaccination: false }, 'full')).toEqual([
      'Vet Consultation',
      'Surgery',
    ]);
    expect(
      appointmentTypesFor({ ...store, vetConsultation: false }, 'full-with-creation-date'),
    ).toEqual(['Pet Vaccination', 'Surgery']);
  });

  test('are none at a store without any, and none before a store is chosen', () => {
    const none = { ...store, vetConsultation: false, petVaccination: false, surgery: false };
    expect(appointmentTypesFor(none, 'full')).toEqual([]);
    expect(appointmentTypesFor(undefined, 'full')).toEqual([]);
    expect(appointmentTypesFor(undefined, 'full-with-creation-date')).toEqual([]);
  });

  test('are Grooming alone on the simple form, whatever the store', () => {
    expect(appointmentTypesFor(undefined, 'simple')).toEqual(['Grooming']);
    expect(appointmentTypesFor(store, 'simple')).toEqual(['Grooming']);
  });

  test('stay chosen only where the new store offers them', () => {
    expect(keepTypeIfOffered('Surgery', ['Vet Consultation', 'Surgery'])).toBe('Surgery');
    expect(keepTypeIfOffered('Surgery', ['Vet Consultation'])).toBe('');
    expect(keepTypeIfOffered('', [])).toBe('');
  });

  test('are for dogs and cats', () => {
    expect(petTypes).toEqual(['Dog', 'Cat']);
  });
});
