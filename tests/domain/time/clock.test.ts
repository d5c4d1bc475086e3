import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAt, formatMinutes, formatTime, minutesOf } from '#src/domain/time/clock.ts';
import { isRealDate } from '#src/domain/time/dates.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/Los_Angeles',
  'UTC',
];

const minutesFrom1970To2100 = fc
  .integer({ min: 0, max: 68_000_000 })
  .map((minutes) => new Date(minutes * 60_000));

it('an instant has the date and time of its zone, also as clocks change', () => {
  const instants: [[instant: string, zone: string], there: string][] = [
    // Midnight, and the minute before.
    [['2026-03-07T18:29:59.999Z', 'Asia/Kolkata'], '2026-03-07 23:59'],
    [['2026-03-07T18:30:00Z', 'Asia/Kolkata'], '2026-03-08 00:00'],
    [['2026-12-31T09:59:00Z', 'Pacific/Kiritimati'], '2026-12-31 23:59'],
    [['2026-12-31T10:00:00Z', 'Pacific/Kiritimati'], '2027-01-01 00:00'],
    [['2026-01-01T03:29:00Z', 'America/St_Johns'], '2025-12-31 23:59'],
    [['2026-01-01T03:30:00Z', 'America/St_Johns'], '2026-01-01 00:00'],
    // Clocks go forward: one hour is missing.
    [['2026-03-08T06:59:00Z', 'America/New_York'], '2026-03-08 01:59'],
    [['2026-03-08T07:00:00Z', 'America/New_York'], '2026-03-08 03:00'],
    [['2026-09-26T13:59:00Z', 'Pacific/Auckland'], '2026-09-27 01:59'],
    [['2026-09-26T14:00:00Z', 'Pacific/Auckland'], '2026-09-27 03:00'],
    // Clocks go back: one hour occurs twice.
    [['2026-11-01T05:30:00Z', 'America/New_York'], '2026-11-01 01:30'],
    [['2026-11-01T06:30:00Z', 'America/New_York'], '2026-11-01 01:30'],
    // Leap day.
    [['2028-02-28T18:30:00Z', 'Asia/Kolkata'], '2028-02-29 00:00'],
    [['2028-03-01T04:59:00Z', 'America/New_York'], '2028-02-29 23:59'],
  ];
  expectAnswers(([instant, zone]) => {
    const { date, time } = clockAt(new Date(instant), zone);
    return `${date} ${time}`;
  }, instants);
});

it('the clinic’s time is never 24:00 and always has a real date', () => {
  fc.assert(
    fc.property(minutesFrom1970To2100, fc.constantFrom(...zones), (instant, zone) => {
      const { date, time } = clockAt(instant, zone);
      expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(isRealDate(date)).toBe(true);
    }),
  );
});

it('a time is shown on the 12-hour clock, and a text that is no time as it is', () =>
  expectAnswers(formatTime, [
    ['13:30', '1:30 PM'],
    ['10:30', '10:30 AM'],
    ['19:30', '7:30 PM'],
    ['12:00', '12:00 PM'],
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['23:59', '11:59 PM'],
    ['19:30:00', '7:30 PM'],
    ['7:30 pm', '7:30 PM'],
    ['', ''],
    ['evening', 'evening'],
  ]));

it('a time is read as the minute of the day', () =>
  expectAnswers(minutesOf, [
    ['12:00 AM', 0],
    ['12:30 a.m.', 30],
    ['12:00 PM', 720],
    ['1:05 PM', 785],
    ['07:30PM', 1170],
    [' 19:30:15.000 ', 1170],
    ['', undefined],
    ['evening', undefined],
    ['24:00', undefined],
    ['12:60', undefined],
    ['13:00 PM', undefined],
    ['0:30 AM', undefined],
    ['7', undefined],
    ['1:2', undefined],
    ['at 10:30', undefined],
    ['10:30 x', undefined],
    [`10:30${' '.repeat(40)}`, undefined],
  ]));

it('minutes after midnight read as a time', () =>
  expectAnswers(formatMinutes, [
    [570, '9:30 AM'],
    [1140, '7 PM'],
    [725, '12:05 PM'],
    [0, '12 AM'],
    [1440, '12 AM'],
  ]));
