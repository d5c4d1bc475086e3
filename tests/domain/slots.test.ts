// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSlots, slotsFor } from '#src/domain/slots.ts';

const noon = { date: '2026-11-20', time: '12:00' };

test('slots are offered every half hour from 10:30 AM to 7:30 PM', () => {
  expect(allSlots.map(({ value }) => value)).toEqual(
    [
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
    ].concat(['15:30', '16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30']),
  );
  expect(allSlots[0]).toEqual({ value: '10:30', label: '10:30 AM' });
  expect(allSlots[3]).toEqual({ value: '12:00', label: '12:00 PM' });
  expect(allSlots.at(-1)).toEqual({ value: '19:30', label: '7:30 PM' });
});

test('past slots of today are not offered, the current one is', () => {
  expect(slotsFor('2026-11-20', noon)[0]?.value).toBe('12:00');
  expect(slotsFor('2026-11-20', { ...noon, time: '12:01' })[0]?.value).toBe('12:30');
  expect(slotsFor('2026-11-20', { ...noon, time: '00:00' })).toEqual(allSlots);
  expect(slotsFor('2026-11-20', { ...noon, time: '19:30' })).toHaveLength(1);
  expect(slotsFor('2026-11-20', { ...noon, time: '19:31' })).toEqual([]);
});

test('all slots are offered on later days and while no date is chosen', () => {
  expect(slotsFor('2026-11-21', noon)).toEqual(allSlots);
  expect(slotsFor('2027-01-01', noon)).toEqual(allSlots);
  expect(slotsFor('', noon)).toEqual(allSlots);
});

test('no slots are offered on a past day', () => {
  expect(slotsFor('2026-11-19', noon)).toEqual([]);
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
