import { describe, expect, it } from 'vitest';
import { closedDaysText, dayChoices, dayProblem } from '#src/features/booking/bookingDays.ts';
import { emptyDraft, validateBooking } from '#src/features/booking/bookingRules.ts';
import type { BookingSetup, ClinicHours } from '#src/features/booking/bookingSetup.ts';
import { setup, weekOf } from '#tests/support/bookingSetup.ts';

// A Friday.
const now = { date: '2026-11-20', time: '12:00' };

const kothrud: ClinicHours = {
  storeId: 17,
  name: 'Paws & Co Kothrud',
  area: 'Kothrud',
  phone: { display: '1', href: 'tel:1' },
  hours: weekOf('10:00', '20:00', 5),
};

const withClosedDays: BookingSetup = {
  ...setup,
  hours: {
    ...setup.hours,
    closedDays: [
      { date: '2027-01-26', name: 'Republic Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ],
  },
  clinics: [kothrud],
};
const atKothrud = { ...withClosedDays, clinic: kothrud };

const problem = (date: string, at: BookingSetup = withClosedDays) => dayProblem(date, now, at);

describe('why a day can’t be booked', () => {
  it('a closed day is refused with its name, at one clinic too', () => {
    const text = 'We’re closed on 25 December (Christmas Day). Choose another day.';
    expect(problem('2026-12-25')).toBe(text);
    expect(problem('2026-12-25', atKothrud)).toBe(text);
  });

  it('a day of the week on which the chosen clinic is closed is refused with its name', () => {
    expect(problem('2026-11-28', atKothrud)).toBe(
      'Kothrud is closed on Saturdays. Choose another day or another clinic.',
    );
  });

  it('an open day, a past one, and what is no day is not refused', () => {
    const days = ['2026-11-20', '2026-11-22', '2026-11-15', '', '2026-02-30', '0002-11-22'];
    expect(days.map((date) => problem(date))).toEqual(days.map(() => undefined));
  });
});

describe('the next days', () => {
  const named = (at: typeof now, by: BookingSetup = atKothrud) =>
    dayChoices(at, by).map(
      ({ name, day, isClosed }) => `${name} ${day}${isClosed ? ' closed' : ''}`,
    );

  it('the next days are eight from today on, closed ones among them', () => {
    expect(named(now)).toEqual([
      'Today 20 Nov',
      'Tomorrow 21 Nov closed',
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
    expect(named({ ...now, time: '19:31' }, withClosedDays)[0]).toBe('Tomorrow 21 Nov');
  });
});

it('the closed days beside the legend are none where every day can be booked', () => {
  expect(closedDaysText(setup, now)).toBe('');
  expect(closedDaysText(setup)).toBe('');
});

it('the closed days beside the legend are the clinic’s weekdays, and the closed dates of the next weeks', () => {
  const december = { ...now, date: '2026-12-26' };
  expect(closedDaysText(atKothrud)).toBe('No visits on Saturdays or Sundays');
  expect(closedDaysText(atKothrud, now)).toBe('No visits on Saturdays or Sundays');
  expect(closedDaysText(atKothrud, { ...now, date: '2026-12-01' })).toBe(
    'No visits on Saturdays, Sundays or 25 Dec',
  );
  expect(closedDaysText(withClosedDays, december)).toBe('');
  expect(closedDaysText(withClosedDays, { ...december, date: '2026-12-27' })).toBe(
    'No visits on 26 Jan',
  );
});

describe('a booking on such a day', () => {
  const draft = { ...emptyDraft, appointmentDate: '2026-11-22', appointmentTime: '10:30' };

  it('is refused with the same words, at the date alone', () => {
    const errors = validateBooking(draft, now, atKothrud);
    expect(errors.appointmentDate).toBe(
      'Kothrud is closed on Sundays. Choose another day or another clinic.',
    );
    expect(errors.appointmentTime).toBeUndefined();
  });

  it('asks for a time at which the clinic is open', () => {
    const at = (appointmentTime: string, closes: string) =>
      validateBooking({ ...draft, appointmentDate: '2026-11-23', appointmentTime }, now, {
        ...setup,
        clinic: { ...kothrud, hours: weekOf('10:00', closes) },
      }).appointmentTime;
    expect(at('12:30', '12:30')).toBe('Please select a time between 10:30 AM and 12:00 PM.');
    expect(at('12:00', '12:30')).toBeUndefined();
    expect(at('12:00', '10:45')).toBe('Please select a time at 10:30 AM.');
  });
});
