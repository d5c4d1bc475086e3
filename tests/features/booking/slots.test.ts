import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingSetup } from '#src/features/booking/bookingSetup.ts';
import { byPartOfDay, slotsFor as slotsOfSetup, slotsOn } from '#src/features/booking/slots.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { setup, weekOf } from '#tests/support/bookingSetup.ts';

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

const clinic = {
  name: 'Paws & Co Kothrud',
  area: 'Kothrud',
  phone: { display: '1', href: 'tel:1' },
  hours: { ...weekOf('10:00', '18:00', 5), sat: ['09:00', '12:15'] as const },
};
const at: BookingSetup = {
  ...setup,
  hours: { ...setup.hours, closedDays: [{ date: '2026-11-26', name: 'Founders’ Day' }] },
};

const valuesOn = (date: string, of: BookingSetup) => slotsOn(date, of).map(({ value }) => value);

test('no time is offered at which the chosen clinic is closed, its closing time neither', () => {
  // A Wednesday, a Saturday, a Sunday.
  const offered = ['2026-11-25', '2026-11-28', '2026-11-29'].map((date) =>
    valuesOn(date, { ...at, clinic }),
  );
  expect(offered.map((values) => [values[0], values.at(-1)])).toEqual([
    ['10:30', '17:30'],
    ['10:30', '12:00'],
    [undefined, undefined],
  ]);
});

test('a closed day has no times, whether a clinic is chosen or not', () => {
  expect(valuesOn('2026-11-26', at)).toEqual([]);
  expect(valuesOn('2026-11-26', { ...at, clinic })).toEqual([]);
  expect(valuesOn('2026-11-27', at)).toHaveLength(19);
});

test('without a day the times of all of the clinic’s days are offered', () => {
  const values = valuesOn('', { ...at, clinic });
  expect([values[0], values.at(-1)]).toEqual(['10:30', '17:30']);
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
