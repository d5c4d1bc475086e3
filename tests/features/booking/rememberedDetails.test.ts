import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft, saveLastBooking } from '#src/features/booking/bookingStorage.ts';
import { forgetMe, isAnybodyKept } from '#src/features/booking/forgetMe.ts';
import { forgetMark, leaveForgetMark, onForgetMe } from '#src/features/booking/forgetMark.ts';
import { asLastBooking, lastBookingOf, sharedText } from '#src/features/booking/lastBooking.ts';
import { loadDetails, withoutDetails } from '#src/features/booking/rememberedDetails.ts';
import { personIn, withoutPerson } from '#src/features/booking/person.ts';
import { keepSentBooking } from '#src/features/booking/sentBookings.ts';
import { emptyDraft } from '#src/domain/bookingRules.ts';
import { loadFromTab } from '#src/features/booking/tabStorage.ts';

const details = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  petType: 'Cat',
};
const yearMs = 365 * 86_400_000;
const stored = (fields: object) =>
  localStorage.setItem(
    'rememberedDetails',
    JSON.stringify({ ...details, bookedAt: Date.now(), ...fields }),
  );

it.each([
  [-yearMs, false],
  [-yearMs + 1, true],
  [yearMs - 1, true],
  [yearMs, false],
])(
  'the details for next time count for a year by whichever clock: kept %i ms from now: %s',
  (ms, counts) => {
    stored({ bookedAt: Date.now() + ms });
    expect(loadDetails() !== undefined).toBe(counts);
  },
);

it.each([
  ['no time', { bookedAt: undefined }, false],
  ['a time that is a text', { bookedAt: '5' }, false],
  ['a name that is no text', { name: 7 }, false],
  ['a missing pet', { petType: undefined }, false],
  ['a name of blanks', { name: '  ' }, false],
  ['a pet of blanks', { petType: '  ' }, false],
  ['no name at all', { name: '' }, true],
  ['a number of letters', { mobileNumber: 'abc' }, false],
  ['a number with a letter before it', { mobileNumber: 'x9876543210' }, false],
  ['a number with a letter after it', { mobileNumber: '9876543210x' }, false],
  ['no number', { mobileNumber: '' }, true],
  ['an e-mail that is none', { email: 'asha' }, false],
  ['no e-mail', { email: '' }, true],
  ['a name of 300 letters', { name: 'x'.repeat(300) }, true],
  ['a name of 301 letters', { name: 'x'.repeat(301) }, false],
])('the details for next time with %s count: %3$s', (_, fields, counts) => {
  stored(fields);
  expect(loadDetails() !== undefined).toBe(counts);
});

it.each(['', '<', 'null', '7', '[]'])(
  'the details for next time are none where %j is stored',
  (text) => {
    localStorage.setItem('rememberedDetails', text);
    expect(loadDetails()).toBeUndefined();
  },
);

it('the details for next time are told from the answers for this booking, and the person from the visit', () => {
  const answers = { ...details, name: 'Ravi', comments: 'x' };
  const own = { name: 'Ravi', mobileNumber: '', email: '', petType: '', comments: 'x' };
  expect(withoutDetails(answers, details)).toEqual(own);
  expect(withoutDetails(answers, undefined)).toEqual(answers);
  expect(withoutPerson({ name: 'Ravi', comments: 'x' })).toEqual({ name: '', comments: 'x' });
  expect([personIn({ comments: 'x' }), personIn({ email: 'a' }), personIn({ name: '' })]).toEqual([
    false,
    true,
    false,
  ]);
});

const draft = { ...emptyDraft, ...details, location: '3', comments: 'x' };
const booking = lastBookingOf(draft, 'Adyar');

describe('‘Forget me’', () => {
  beforeEach(() => {
    saveDraft('full', draft);
    saveLastBooking('simple', booking);
  });

  it('‘Forget me’ has somebody to forget where there is word of a booking alone', () => {
    saveDraft('full', {});
    saveLastBooking('simple', undefined);
    expect(isAnybodyKept()).toBe(false);
    const { id, date, time } = booking;
    keepSentBooking({ id, date, time, at: 1, state: 'booked' });
    expect(isAnybodyKept()).toBe(true);
  });

  it.each(['full', 'full-with-creation-date', 'simple'] as const)('forgets the form %s', (form) => {
    saveDraft(form, draft);
    forgetMe();
    expect(isAnybodyKept()).toBe(false);
    expect(loadFromTab(`bookingDraft:${form}`)).not.toHaveProperty('name');
  });

  it.each([
    ['a draft with a name', () => saveLastBooking('simple', undefined), true],
    ['a confirmation', () => saveDraft('full', {}), true],
    [
      'a draft of a visit alone',
      () => {
        saveLastBooking('simple', undefined);
        saveDraft('full', { comments: 'x' });
      },
      false,
    ],
  ])('‘Forget me’ has somebody to forget where this tab keeps %s: %3$s', (_, change, isKept) => {
    change();
    expect(isAnybodyKept()).toBe(isKept);
  });

  it('‘Forget me’ is heard once each time, in this tab, from another, and on coming back', () => {
    const listener = vi.fn<() => void>();
    const stop = onForgetMe(listener);
    leaveForgetMark();
    expect([forgetMark(), listener.mock.calls.length]).toEqual(['1', 1]);
    for (const type of ['storage', 'pageshow']) {
      localStorage.setItem('forgotMe', type);
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event(type));
    }
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    leaveForgetMark();
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

it('a booking that was made has one id for one intent: who, with which pet, where, for what and when', () => {
  const idOf = (fields: Partial<typeof draft>) => lastBookingOf({ ...draft, ...fields }, 'A').id;
  expect(idOf({ name: ' Asha Rao ', comments: 'Another.', email: '' })).toBe(booking.id);
  for (const field of [
    'name',
    'mobileNumber',
    'location',
    'appointmentType',
    'petType',
    'appointmentDate',
    'appointmentTime',
  ] as const)
    expect(idOf({ [field]: 'z' })).not.toBe(booking.id);
});

it.each(Object.keys(booking) as (keyof typeof booking)[])(
  'a booking that was made is none without its %s',
  (part) => {
    expect(asLastBooking(booking)).toEqual(booking);
    expect(asLastBooking({ ...booking, [part]: 7 })).toBeUndefined();
  },
);

it('a booking that was made is shared without the person', () => {
  const made = { ...booking, appointmentType: 'Surgery', date: '2026-11-23', time: '10:30' };
  expect(sharedText(made, 'VetBuddy', '5555500001')).toBe(
    'Surgery, Adyar\nAsked for: Monday 23 Nov 2026, 10:30 AM\nVetBuddy: 5555500001',
  );
});
