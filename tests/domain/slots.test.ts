// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingSetup } from '#src/domain/bookingSetup.ts';
import { weekdayOf } from '#src/domain/clock.ts';
import { openTimesOn, sameHours } from '#src/domain/openingHours.ts';
import { type Weekday, weekdays } from '#src/domain/weekdays.ts';
import {
  byPartOfDay,
  runsOf,
  slotsFor as slotsOfSetup,
  slotsOn,
  slotWeek,
} from '#src/domain/slots.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { setup } from '#tests/support/bookingSetup.ts';

const allSlots = slotsOn('', setup);
const slotsFor = (date: string, now: ClockTime) => slotsOfSetup(date, now, setup);

const noon = { date: '2026-11-20', time: '12:00' };

test('slots are offered every half hour from 10:30 AM to 7:30 PM', () => {
  const values =
    '10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30 18:00 18:30 19:00 19:30';
  expect(allSlots.map(({ value }) => value).join(' ')).toBe(values);
  expect(allSlots[0]).toEqual({ value: '10:30', label: '10:30 AM' });
  expect(allSlots[3]).toEqual({ value: '12:00', label: '12:00 PM' });
  expect(allSlots.at(-1)).toEqual({ value: '19:30', label: '7:30 PM' });
});

test('past slots of today are not offered, the current one is, and all while no date is chosen', () => {
  expect(slotsFor('2026-11-20', noon)[0]?.value).toBe('12:00');
  expect(slotsFor('2026-11-20', { ...noon, time: '12:01' })[0]?.value).toBe('12:30');
  expect(slotsFor('', noon)).toEqual(allSlots);
});

test('a slot is offered exactly if it is not in the past', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
    return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
  });
  const date = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21');
  fc.assert(
    fc.property(date, minute, (day, time) => {
      const offered = slotsFor(day, { date: '2026-11-20', time }).map(({ value }) => value);
      for (const { value } of allSlots) {
        expect(offered.includes(value)).toBe(`${day}T${value}` >= `2026-11-20T${time}`);
      }
    }),
  );
});

/* Hours that differ by weekday, with breaks, holidays and a clinic of its own. */

const workdays = weekdays.slice(0, 6);
const broken: BookingSetup = {
  ...setup,
  hours: {
    bookable: {
      ...sameHours(
        [
          { first: '08:00', last: '12:30' },
          { first: '16:00', last: '19:30' },
        ],
        workdays,
      ),
      Saturday: [{ first: '09:00', last: '12:00' }],
    },
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-24', name: 'Christmas Eve', ranges: [{ opens: '08:00', closes: '11:00' }] },
    ],
  },
};

const clinic = {
  name: 'Paws & Co Kothrud',
  area: 'Kothrud',
  phone: { display: '1', href: 'tel:1' },
  hours: {
    week: sameHours([{ opens: '10:00', closes: '18:00' }], weekdays.slice(0, 5)),
    holidays: [{ date: '2026-11-26', name: 'Stocktaking' }],
  },
};

const valuesOn = (date: string, at: BookingSetup = broken) =>
  slotsOn(date, at).map(({ value }) => value);

test('each weekday has its own times, with a break at midday', () => {
  // A Wednesday, a Saturday, a Sunday.
  expect(runsOf(slotsOn('2026-11-25', broken))).toEqual([
    { first: '08:00', last: '12:30' },
    { first: '16:00', last: '19:30' },
  ]);
  expect(valuesOn('2026-11-28').join(' ')).toBe('09:00 09:30 10:00 10:30 11:00 11:30 12:00');
  expect(valuesOn('2026-11-29')).toEqual([]);
});

test('a holiday has no times, a short one those of its hours', () => {
  expect(valuesOn('2026-12-25')).toEqual([]);
  expect(valuesOn('2026-12-24')).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30']);
});

test('no time is offered at which the chosen clinic is closed', () => {
  const at = { ...broken, clinic };
  expect(runsOf(slotsOn('2026-11-25', at))).toEqual([
    { first: '10:00', last: '12:30' },
    { first: '16:00', last: '17:30' },
  ]);
  expect(valuesOn('2026-11-26', at)).toEqual([]);
  expect(valuesOn('2026-11-28', at)).toEqual([]);
});

test('without a day all times of the week are offered, each once, in order', () => {
  const values = valuesOn('', { ...broken, clinic });
  expect(values).toEqual([...new Set(values)].toSorted());
  expect(values[0]).toBe('10:00');
  expect(values.at(-1)).toBe('17:30');
});

test('every offered time is bookable that weekday, and the clinic and the business are open then', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
  const slotRanges = fc.array(fc.record({ first: minute, last: minute }), { maxLength: 2 });
  const ranges = fc.array(fc.record({ opens: minute, closes: minute }), { maxLength: 2 });
  const dates = ['2026-03-29', '2026-10-25', '2026-11-01', '2028-02-29', '2026-12-31'];
  const date = fc.constantFrom(...dates);
  const holidays = fc.array(fc.record({ date, name: fc.constant('Day'), ranges }), {
    maxLength: 2,
  });
  const week = <Range>(of: fc.Arbitrary<Range>) =>
    fc
      .array(of, { minLength: 7, maxLength: 7 })
      .map(
        (days) =>
          Object.fromEntries(weekdays.map((day, index) => [day, days[index]])) as Record<
            Weekday,
            Range
          >,
      );
  fc.assert(
    fc.property(
      week(slotRanges),
      week(ranges),
      holidays,
      holidays,
      date,
      (bookable, open, off, own, day) => {
        const hours = { week: open, holidays: own };
        const given: BookingSetup = {
          ...setup,
          hours: { bookable, holidays: off },
          clinic: { ...clinic, hours },
        };
        const offered = valuesOn(day, given);
        expect(offered).toEqual([...new Set(offered)].toSorted());
        for (const time of offered) {
          const ofDay = bookable[weekdayOf(day) as Weekday];
          expect(ofDay.some(({ first, last }) => first <= time && time <= last)).toBe(true);
          expect(openTimesOn(hours, day)(time)).toBe(true);
        }
      },
    ),
  );
});

test('the words name the last time that is offered', () => {
  const week = slotWeek({ Monday: [{ first: '16:00', last: '19:45' }] });
  expect(week.Monday).toEqual([{ opens: '16:00', closes: '19:30' }]);
  expect(weekWords(week).text).toContain('Monday 4\u00a0PM\u00a0to\u00a07:30\u00a0PM');
});

test('times of a day stand by its parts, without the parts that have none', () => {
  const parts = (times: string[]) =>
    byPartOfDay(times.map((value) => ({ value, label: value }))).map(
      ({ part, slots }) => `${part}: ${slots.map(({ value }) => value).join(' ')}`,
    );
  expect(parts(['11:30', '12:00', '16:30', '17:00', '19:30'])).toEqual([
    'Morning: 11:30',
    'Afternoon: 12:00 16:30',
    'Evening: 17:00 19:30',
  ]);
  expect(parts(['16:30', '17:00'])).toEqual(['Afternoon: 16:30', 'Evening: 17:00']);
});
