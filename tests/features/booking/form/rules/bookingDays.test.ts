// @vitest-environment node
import { expect, it } from 'vitest';
import {
  closedDaysText,
  dayChoices,
  closedDayError,
} from '#src/features/booking/form/rules/bookingDays.ts';
import { validateBooking } from '#src/features/booking/form/rules/bookingRules.ts';
import type { BookingHours } from '#src/features/booking/form/rules/slots.ts';
import { emptyAnswers } from '#src/features/booking/shared/bookingAnswers.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { hours } from '#tests/support/sampleBooking.ts';
import { sampleClinic, weekOf } from '#tests/support/sampleClinic.ts';

// A Friday.
const now = { date: '2026-11-20', time: '12:00' };

const kothrud = sampleClinic('Kothrud', { hours: weekOf('10:00', '20:00', 5) });
const withClosedDays: BookingHours = {
  ...hours,
  closedDays: [
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
};
const atKothrud = { ...withClosedDays, clinic: kothrud };

it('only a closed day is refused as closed, with its name', () => {
  const onChristmas = 'We’re closed on 25 December (Christmas Day). Choose another day.';
  const onSaturdays = 'Kothrud is closed on Saturdays. Choose another day or another clinic.';
  expectAnswers(
    (date) => closedDayError(date, now, atKothrud),
    [
      ['2026-12-25', onChristmas],
      ['2026-11-28', onSaturdays],
      ['2026-11-20', undefined],
      ['2026-11-23', undefined],
      ['2026-11-15', undefined],
      ['', undefined],
      ['2026-02-30', undefined],
      ['0002-11-22', undefined],
    ],
  );
  expect(closedDayError('2026-12-25', now, withClosedDays)).toBe(onChristmas);
  expect(closedDayError('2026-11-22', now, withClosedDays)).toBeUndefined();
  expect(closedDayError('2026-11-28', { ...now, date: '2026-11-28' }, atKothrud)).toBe(onSaturdays);
});

it('a booking for a closed day has its error at the date, and at the time only if that is not offered', () => {
  const onSunday = 'Kothrud is closed on Sundays. Choose another day or another clinic.';
  expectAnswers(
    (appointmentTime) => {
      const answers = { ...emptyAnswers, appointmentDate: '2026-11-22', appointmentTime };
      const errors = validateBooking(answers, now, atKothrud);
      return [errors.appointmentDate, errors.appointmentTime];
    },
    [
      ['10:30', [onSunday, undefined]],
      ['09:00', [onSunday, 'Please select a time between 10:30 AM and 7:30 PM.']],
    ],
  );
});

it('no visit can be booked for a clinic’s closing time', () => {
  const answers = { ...emptyAnswers, appointmentDate: '2026-11-23' };
  const clinic = { ...kothrud, hours: weekOf('10:00', '12:30') };
  expectAnswers(
    (appointmentTime) =>
      validateBooking({ ...answers, appointmentTime }, now, { ...hours, clinic }).appointmentTime,
    [
      ['12:00', undefined],
      ['12:30', 'Please select a time between 10:30 AM and 12:00 PM.'],
    ],
  );
});

const named = (at: typeof now, clinic?: typeof kothrud) =>
  dayChoices(at, { ...withClosedDays, clinic }).map(
    ({ name, day, isClosed }) => `${name} ${day}${isClosed ? ' closed' : ''}`,
  );

it('eight days from today on are offered, closed ones among them', () => {
  expect(named(now, kothrud)).toEqual([
    'Today 20 Nov',
    'Tomorrow 21 Nov closed',
    'Sun 22 Nov closed',
    'Mon 23 Nov',
    'Tue 24 Nov',
    'Wed 25 Nov',
    'Thu 26 Nov',
    'Fri 27 Nov',
  ]);
  expect(named({ ...now, date: '2026-12-20' }, kothrud)).toContain('Fri 25 Dec closed');
});

it('the offered days begin with the first that has a time left, and with today if it is closed', () => {
  expect(named({ ...now, time: '19:30' })[0]).toBe('Today 20 Nov');
  expect(named({ ...now, time: '19:31' })[0]).toBe('Tomorrow 21 Nov');
  expect(named({ date: '2026-11-21', time: '23:00' }, kothrud)[0]).toBe('Today 21 Nov closed');
});

it('the booking form names the days without visits, a month ahead', () => {
  const on = (date: string) => ({ ...now, date });
  expectAnswers(
    ([by, moment]) => closedDaysText(by, moment),
    [
      [[hours, on('2026-11-20')], ''],
      [[withClosedDays, on('2026-12-26')], ''],
      [[withClosedDays, on('2026-12-27')], 'No visits on 26 Jan'],
      [[withClosedDays, on('2026-12-25')], 'No visits on 25 Dec'],
      [[atKothrud, on('2026-11-20')], 'No visits on Saturdays or Sundays'],
      [[atKothrud, on('2026-12-01')], 'No visits on Saturdays, Sundays or 25 Dec'],
      [[atKothrud, undefined], 'No visits on Saturdays or Sundays'],
      [[withClosedDays, undefined], ''],
    ],
  );
});
