import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  addDays,
  clinicNow,
  datePart,
  formatDate,
  formatTime,
  isRealDate,
  minutesOf,
  weekdayOf,
} from '#src/domain/time/clock.ts';
import { growthOfTime } from '#tests/support/growth.ts';

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'UTC',
];

/** Unknown to browsers, so that the visitor's clock counts. */
const unknown = 'Mars/Olympus_Mons';

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

const minutesFrom1970To2100 = fc
  .integer({ min: 0, max: 68_000_000 })
  .map((minutes) => new Date(minutes * 60_000));

test.each([
  // Midnight, and the minute before.
  ['2026-03-07T18:29:59.999Z', 'Asia/Kolkata', '2026-03-07', '23:59'],
  ['2026-03-07T18:30:00Z', 'Asia/Kolkata', '2026-03-08', '00:00'],
  ['2026-12-31T09:59:00Z', 'Pacific/Kiritimati', '2026-12-31', '23:59'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', '00:00'],
  ['2026-01-01T03:29:00Z', 'America/St_Johns', '2025-12-31', '23:59'],
  ['2026-01-01T03:30:00Z', 'America/St_Johns', '2026-01-01', '00:00'],
  // Clocks go forward: one hour is missing.
  ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', '01:59'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', '03:00'],
  ['2026-09-26T13:59:00Z', 'Pacific/Auckland', '2026-09-27', '01:59'],
  ['2026-09-26T14:00:00Z', 'Pacific/Auckland', '2026-09-27', '03:00'],
  // Clocks go back: one hour occurs twice.
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', '01:30'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', '01:30'],
  // Leap day.
  ['2028-02-28T18:30:00Z', 'Asia/Kolkata', '2028-02-29', '00:00'],
  ['2028-03-01T04:59:00Z', 'America/New_York', '2028-02-29', '23:59'],
])('the instant %s in %s is %s %s', (instant, zone, date, time) => {
  expect(clinicNow(new Date(instant), zone)).toEqual({ date, time });
  // The same instant as local time of a visitor in that zone.
  process.env.TZ = zone;
  expect(clinicNow(new Date(instant), unknown)).toEqual({ date, time });
});

test('the clinic’s time is never 24:00 and always has a real date', () => {
  fc.assert(
    fc.property(minutesFrom1970To2100, fc.constantFrom(...zones), (instant, zone) => {
      const { date, time } = clinicNow(instant, zone);
      expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(isRealDate(date)).toBe(true);
    }),
  );
});

test.each(['2026-03-07', '2028-02-29', '2000-02-29', '2026-12-31', '9999-12-31'])(
  '%s is a real date',
  (text) => expect(isRealDate(text)).toBe(true),
);

test.each([
  '',
  '2026-02-29',
  '1900-02-29',
  '2026-1-1',
  '26-01-01',
  '12026-01-01',
  '2026-03-07T10:00',
  ' 2026-03-07',
  '2026-03-07\n',
  '２０２６-03-07',
  '07/03/2026',
])('the text %j is not a real date', (text) => expect(isRealDate(text)).toBe(false));

test('the check of dates is as strict as the Date object’s arithmetic', () => {
  const numbers = fc.tuple(
    fc.integer({ min: 1970, max: 2400 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  fc.assert(
    fc.property(numbers, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const there = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
      expect(isRealDate(text)).toBe(there === text);
    }),
    { numRuns: 2000 },
  );
});

test('the date part is taken as written in every time zone', () => {
  for (const zone of zones) {
    process.env.TZ = zone;
    expect(datePart('2026-03-07T00:00:00.000Z')).toBe('2026-03-07');
    expect(datePart('2026-03-07T23:59:59-11:00')).toBe('2026-03-07');
    expect(datePart('2026-03-07 18:30:00')).toBe('2026-03-07');
    expect(formatDate('2026-03-07T23:59:59.999Z')).toBe('7 Mar 2026');
    expect(weekdayOf('2026-03-07T23:59:59.999Z')).toBe('Saturday');
  }
});

test.each([
  '',
  'soon',
  '2026',
  '0000-00-00',
  '2026-02-31T10:00:00Z',
  '2026-03-071',
  'on 2026-03-07',
  'x2026-03-07',
  '7 Mar 2026',
])('the text %j contains no date', (text) => {
  expect(datePart(text)).toBe('');
  expect(formatDate(text)).toBe('');
  expect(weekdayOf(text)).toBe('');
});

test('dates are formatted for people', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(`2026-${String(month + 1).padStart(2, '0')}-07`).slice(2, -5),
  );
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(formatDate('2026-12-31')).toBe('31 Dec 2026');
  expect(formatDate('2028-02-29')).toBe('29 Feb 2028');
  expect(weekdayOf('2028-02-29')).toBe('Tuesday');
});

test.each([
  ['13:30', '1:30 PM'],
  ['10:30', '10:30 AM'],
  ['19:30', '7:30 PM'],
  ['12:00', '12:00 PM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['23:59', '11:59 PM'],
  ['19:30:00', '7:30 PM'],
  ['7:30 pm', '7:30 PM'],
])('the time %s is shown as %s', (text, shown) => expect(formatTime(text)).toBe(shown));

test.each([
  '',
  'evening',
  '24:00',
  '12:60',
  '13:00 PM',
  '0:30 AM',
  '7',
  '1:2',
  'at 10:30',
  '10:30 x',
])('the text %j is not a time and stays as it is', (text) => {
  expect(minutesOf(text)).toBeUndefined();
  expect(formatTime(text)).toBe(text);
});

test('an extremely long text is not a time and is rejected at once', () => {
  const growth = growthOfTime(
    (length) => [`10:30${' '.repeat(length)}x`, `${' '.repeat(length)}x`],
    (texts) => {
      for (const text of texts) expect(minutesOf(text)).toBeUndefined();
    },
  );
  expect(growth).toBeLessThan(50);
});

test.each([
  ['12:00 AM', 0],
  ['12:30 a.m.', 30],
  ['12:00 PM', 720],
  ['1:05 PM', 785],
  ['07:30PM', 1170],
  [' 19:30:15.000 ', 1170],
])('the time %s is minute %i of the day', (text, minutes) => expect(minutesOf(text)).toBe(minutes));

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'adding days works across months, leap days and clock changes in %s',
  (zone) => {
    process.env.TZ = zone;
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  },
);

test('adding days stops at the end of the calendar and leaves a text that is not a date unchanged', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('soon', 1)).toBe('soon');
});
