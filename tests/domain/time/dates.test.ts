import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import {
  addDays,
  datePart,
  dayAndMonth,
  formatDate,
  isRealDate,
  longDate,
  weekdayOf,
} from '#src/domain/time/dates.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati', 'UTC'];

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

it('a date is real if the calendar has it and it is written as YYYY-MM-DD', () =>
  expectAnswers(isRealDate, [
    ['2026-03-07', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-12-31', true],
    ['9999-12-31', true],
    ['', false],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['12026-01-01', false],
    ['2026-03-07T10:00', false],
    [' 2026-03-07', false],
    ['2026-03-07\n', false],
    ['２０２６-03-07', false],
    ['07/03/2026', false],
  ]));

it('the check of dates is as strict as the Date object’s arithmetic', () => {
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

it('the date part is taken as written in every time zone', () => {
  for (const zone of zones) {
    process.env.TZ = zone;
    expect(datePart('2026-03-07T00:00:00.000Z')).toBe('2026-03-07');
    expect(datePart('2026-03-07T23:59:59-11:00')).toBe('2026-03-07');
    expect(datePart('2026-03-07 18:30:00')).toBe('2026-03-07');
    expect(formatDate('2026-03-07T23:59:59.999Z')).toBe('7 Mar 2026');
    expect(weekdayOf('2026-03-07T23:59:59.999Z')).toBe('Saturday');
  }
});

it('a text without a date shows none', () => {
  const texts = [
    '',
    'soon',
    '2026',
    '0000-00-00',
    '2026-02-31T10:00:00Z',
    '2026-03-071',
    'on 2026-03-07',
    'x2026-03-07',
    '7 Mar 2026',
  ];
  expectAnswers(
    (text) => datePart(text) + formatDate(text) + weekdayOf(text),
    texts.map((text) => [text, '']),
  );
});

it('dates are formatted for people', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(`2026-${String(month + 1).padStart(2, '0')}-07`).slice(2, -5),
  );
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(formatDate('2026-12-31')).toBe('31 Dec 2026');
  expect(formatDate('2028-02-29')).toBe('29 Feb 2028');
  expect(weekdayOf('2028-02-29')).toBe('Tuesday');
});

it('adding days works across months, leap days and clock changes in every time zone', () => {
  for (const zone of zones) {
    process.env.TZ = zone;
    expectAnswers(
      ([date, days]) => addDays(date, days),
      [
        [['2026-02-28', 1], '2026-03-01'],
        [['2028-02-28', 1], '2028-02-29'],
        [['2026-01-01', -1], '2025-12-31'],
        [['2026-03-07', 2], '2026-03-09'],
        [['9999-12-31', 1], '9999-12-31'],
        [['soon', 1], 'soon'],
      ],
    );
  }
});

it('a day is written with the whole name of its month', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    dayAndMonth(`2026-${String(month + 1).padStart(2, '0')}-05`),
  );
  expect(months.join(', ')).toBe(
    '5 January, 5 February, 5 March, 5 April, 5 May, 5 June, 5 July, 5 August, 5 September, 5 October, 5 November, 5 December',
  );
  expect(longDate('2026-07-12')).toBe('12 July 2026');
});
