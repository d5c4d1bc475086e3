// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#src/features/booking/draft/bookingDraft.ts';
import { closedDaysText, dayChoices, dayError } from '#src/features/booking/rules/bookingDays.ts';
import { validateBooking } from '#src/features/booking/rules/bookingRules.ts';
import type { BookingSetup, ClinicFacts } from '#src/features/booking/rules/bookingSetup.ts';
import { setup, weekOf } from '#tests/support/sampleBooking.ts';

// A Friday.
const now = { date: '2026-11-20', time: '12:00' };

const kothrud: ClinicFacts = {
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
};
const atKothrud = { ...withClosedDays, clinic: kothrud };

describe('a day that can’t be booked', () => {
  it.each([
    ['2026-12-25', withClosedDays, 'We’re closed on 25 December (Christmas Day).'],
    ['2026-12-25', atKothrud, 'We’re closed on 25 December (Christmas Day).'],
    ['2026-11-28', atKothrud, 'Kothrud is closed on Saturdays.'],
  ])('refuses a closed day with its name, and asks for another one: %s', (date, at, why) => {
    const problem = dayError(date, now, at);
    expect(problem).toContain(why);
    expect(problem).toMatch(/ Choose another day(?: or another clinic)?\.$/);
  });

  it('does not call a day closed that is open, has passed, or is no day', () => {
    const days = ['2026-11-20', '2026-11-22', '2026-11-15', '', '2026-02-30', '0002-11-22'];
    const problems = days.map((date) => dayError(date, now, withClosedDays));
    expect(problems).toEqual(days.map(() => undefined));
    expect(dayError('2026-11-15', now, atKothrud)).toBeUndefined();
    expect(dayError('2026-11-23', now, atKothrud)).toBeUndefined();
  });

  it('refuses today where the clinics are closed today', () => {
    const saturday = { ...now, date: '2026-11-28' };
    expect(dayError('2026-11-28', saturday, atKothrud)).toContain('closed on Saturdays');
  });

  it('refuses a booking of a closed day with the same words, at the date alone where the time is on offer', () => {
    const draft = { ...emptyDraft, appointmentDate: '2026-11-22', appointmentTime: '10:30' };
    const errors = validateBooking(draft, now, atKothrud);
    expect(errors.appointmentDate).toBe(
      'Kothrud is closed on Sundays. Choose another day or another clinic.',
    );
    expect(errors.appointmentTime).toBeUndefined();
    const early = validateBooking({ ...draft, appointmentTime: '09:00' }, now, atKothrud);
    expect(early.appointmentTime).toMatch(/between 10:30 AM and 7:30 PM/);
  });
});

it.each([
  ['12:30', '12:30', 'Please select a time between 10:30 AM and 12:00 PM.'],
  ['12:00', '12:30', undefined],
])('at %s a clinic that closes at %s is booked: %s', (appointmentTime, closes, problem) => {
  const draft = { ...emptyDraft, appointmentDate: '2026-11-23', appointmentTime };
  const clinic = { ...kothrud, hours: weekOf('10:00', closes) };
  expect(validateBooking(draft, now, { ...setup, clinic }).appointmentTime).toBe(problem);
});

describe('the next days', () => {
  const named = (at: typeof now, by: BookingSetup = atKothrud) =>
    dayChoices(at, by).map(
      ({ name, day, isClosed }) => `${name} ${day}${isClosed ? ' closed' : ''}`,
    );

  it('offers eight days from today on, closed ones among them', () => {
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

  it('begins the offered days with the first that has a time left, and with today where it is closed', () => {
    expect(named({ ...now, time: '19:30' }, withClosedDays)[0]).toBe('Today 20 Nov');
    expect(named({ ...now, time: '19:31' }, withClosedDays)[0]).toBe('Tomorrow 21 Nov');
    expect(named({ date: '2026-11-21', time: '23:00' })[0]).toBe('Today 21 Nov closed');
  });
});

describe('the closed days beside the legend', () => {
  it.each([
    ['none, where every day can be booked', setup, '2026-11-20', ''],
    ['none, where the closed dates are far', withClosedDays, '2026-12-26', ''],
    ['the dates of the next weeks', withClosedDays, '2026-12-27', 'No visits on 26 Jan'],
    ['today', withClosedDays, '2026-12-25', 'No visits on 25 Dec'],
    ['the clinic’s weekdays', atKothrud, '2026-11-20', 'No visits on Saturdays or Sundays'],
    ['both', atKothrud, '2026-12-01', 'No visits on Saturdays, Sundays or 25 Dec'],
  ])('names the closed days beside the legend: %s', (_, at, date, text) =>
    expect(closedDaysText(at, { ...now, date })).toBe(text),
  );

  it('names only the clinic’s closed weekdays in a prerendered page', () => {
    expect(closedDaysText(atKothrud)).toBe('No visits on Saturdays or Sundays');
    expect(closedDaysText(withClosedDays)).toBe('');
  });
});
