// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { closedDaysText, dayChoices, dayProblem } from '#src/domain/bookingDays.ts';
import { emptyDraft, validateBooking } from '#src/domain/bookingRules.ts';
import type { BookingSetup, ClinicHours } from '#src/domain/bookingSetup.ts';
import { sameHours } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import { setup } from '#tests/support/bookingSetup.ts';

// A Friday.
const now = { date: '2026-11-20', time: '12:00' };
const workdays = weekdays.slice(0, 6);

const kothrud: ClinicHours = {
  storeId: 17,
  name: 'Paws & Co Kothrud',
  area: 'Kothrud',
  phone: { display: '1', href: 'tel:1' },
  hours: {
    week: sameHours([{ opens: '10:00', closes: '20:00' }], weekdays.slice(0, 5)),
    holidays: [{ date: '2026-11-26', name: 'Stocktaking' }],
  },
};

const sixDays: BookingSetup = {
  ...setup,
  hours: {
    bookable: sameHours([{ first: '10:30', last: '19:30' }], workdays),
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-31', name: '', ranges: [] },
      { date: '2026-12-24', name: 'Christmas Eve', ranges: [{ opens: '10:00', closes: '12:00' }] },
      { date: '2027-01-02', name: 'Early', ranges: [{ opens: '07:00', closes: '08:00' }] },
    ],
  },
  clinics: [kothrud],
};

const problem = (date: string, at: BookingSetup = sixDays) => dayProblem(date, now, at);

describe('why a day can’t be booked', () => {
  it.each([
    ['2026-11-22', 'We’re closed on Sundays. Choose another day.'],
    ['2026-12-25', 'We’re closed on 25 December (Christmas Day). Choose another day.'],
    ['2026-12-31', 'We’re closed on 31 December. Choose another day.'],
    ['2027-01-02', 'No times can be booked on 2 January. Choose another day.'],
  ])('the reason why a day can’t be booked is said of %s', (date, text) => {
    expect(problem(date)).toBe(text);
  });

  it.each([
    ['2026-11-28', 'Kothrud is closed on Saturdays. Choose another day or another clinic.'],
    [
      '2026-11-26',
      'Kothrud is closed on 26 November (Stocktaking). Choose another day or another clinic.',
    ],
    ['2026-12-25', 'We’re closed on 25 December (Christmas Day). Choose another day.'],
  ])('the reason why a day can’t be booked is said of %s at one clinic', (date, text) => {
    expect(problem(date, { ...sixDays, clinic: kothrud })).toBe(text);
  });

  it('doesn’t call a day closed on which clinics are open', () => {
    const open = {
      ...kothrud,
      hours: { week: sameHours([{ opens: '08:00', closes: '20:00' }]), holidays: [] },
    };
    const text = 'We take no bookings on Sundays. Choose another day.';
    expect(problem('2026-11-22', { ...sixDays, clinics: [open] })).toBe(text);
    expect(problem('2026-11-22', { ...sixDays, clinic: open })).toBe(text);
  });

  it('the reason why a day can’t be booked is nothing on an open day, a short one, a past one, and where there is no day', () => {
    const days = [
      '2026-11-20',
      '2026-11-21',
      '2026-12-24',
      '2026-11-15',
      '',
      '2026-02-30',
      '0002-11-22',
    ];
    expect(days.map((date) => problem(date))).toEqual(days.map(() => undefined));
  });
});

describe('the next days', () => {
  const named = (at: typeof now, by: BookingSetup = sixDays) =>
    dayChoices(at, by).map(
      ({ name, day, isClosed }) => `${name} ${day}${isClosed ? ' closed' : ''}`,
    );

  it('the next days are eight from today on, closed ones among them', () => {
    expect(named(now)).toEqual([
      'Today 20 Nov',
      'Tomorrow 21 Nov',
      'Sun 22 Nov closed',
      'Mon 23 Nov',
      'Tue 24 Nov',
      'Wed 25 Nov',
      'Thu 26 Nov',
      'Fri 27 Nov',
    ]);
    expect(named({ ...now, date: '2026-12-20' })).toContain('Fri 25 Dec closed');
  });

  it('the next days begin with the first that has a time left', () => {
    expect(named({ ...now, time: '19:31' })[0]).toBe('Tomorrow 21 Nov');
  });
});

it('the closed days beside the legend are none where every day can be booked', () => {
  expect(closedDaysText(setup, now)).toBe('');
  expect(closedDaysText(setup)).toBe('');
});

it('the closed days beside the legend are the weekdays, and the holidays of the next weeks', () => {
  expect(closedDaysText(sixDays, now)).toBe('No visits on Sundays');
  expect(closedDaysText(sixDays, { ...now, date: '2026-12-01' })).toBe(
    'No visits on Sundays, 25 Dec or 31 Dec',
  );
  expect(closedDaysText({ ...sixDays, clinic: kothrud }, now)).toBe(
    'No visits on Saturdays and Sundays or 26 Nov',
  );
});

it('the closed days beside the legend are each day of the next 31 that a holiday leaves without a time, also the day after one', () => {
  const night: ClinicHours = {
    ...kothrud,
    hours: {
      week: sameHours([{ opens: '20:00', closes: '02:00' }]),
      holidays: [{ date: '2026-12-20', name: 'Closed' }],
    },
  };
  const early: BookingSetup = {
    ...setup,
    hours: { bookable: sameHours([{ first: '00:30', last: '01:30' }]), holidays: [] },
    clinic: night,
  };
  expect(closedDaysText(early, now)).toBe('');
  expect(closedDaysText(early, { ...now, date: '2026-11-21' })).toBe('No visits on 21 Dec');
  expect(closedDaysText(early, { ...now, date: '2026-12-21' })).toBe('No visits on 21 Dec');
  expect(closedDaysText(early, { ...now, date: '2026-12-22' })).toBe('');
});

describe('a booking on such a day', () => {
  const draft = { ...emptyDraft, appointmentDate: '2026-11-22', appointmentTime: '10:30' };

  it('a booking on such a day is refused with the same words, at the date alone', () => {
    const errors = validateBooking(draft, now, sixDays);
    expect(errors.appointmentDate).toBe('We’re closed on Sundays. Choose another day.');
    expect(errors.appointmentTime).toBeUndefined();
  });

  it('asks for a time of that day where there are others', () => {
    const at = (appointmentTime: string, appointmentDate: string, of = sixDays) =>
      validateBooking({ ...draft, appointmentDate, appointmentTime }, now, of).appointmentTime;
    expect(at('12:30', '2026-12-24')).toBe('Please select a time between 10:30 AM and 11:30 AM.');
    expect(at('11:30', '2026-12-24')).toBeUndefined();
    const broken: BookingSetup = {
      ...setup,
      hours: {
        bookable: sameHours([
          { first: '08:00', last: '12:30' },
          { first: '16:00', last: '16:00' },
        ]),
        holidays: [],
      },
    };
    expect(at('14:00', '2026-11-23', broken)).toBe(
      'Please select a time between 8:00 AM and 12:30 PM or at 4:00 PM.',
    );
    expect(at('10:00', '2026-11-23', { ...setup, clinic: kothrud })).toBe(
      'Please select a time between 10:30 AM and 7:30 PM.',
    );
  });
});
