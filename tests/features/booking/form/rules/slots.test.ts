// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookingHours, byPartOfDay, slotsOn } from '#src/features/booking/form/rules/slots.ts';
import { hours } from '#tests/support/sampleBooking.ts';
import { sampleClinic, weekOf } from '#tests/support/sampleClinic.ts';

const noon = { date: '2026-11-20', time: '12:00' };

const clinic = sampleClinic('Kothrud', {
  hours: { ...weekOf('11:00', '18:00', 5), sat: ['09:00', '12:15'] },
});
const withDayOff: BookingHours = {
  ...hours,
  closedDays: [{ date: '2026-11-26', name: 'Founders’ Day' }],
};

it('a clinic can be booked every half hour from 10:30 AM to 7:30 PM', () => {
  expect(slotsOn('', hours).join(' ')).toBe(
    '10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30 18:00 18:30 19:00 19:30',
  );
});

it('the times to book are those at which the chosen clinic is open', () => {
  // Any day, a Wednesday, a Saturday, a Sunday.
  const offered = ['', '2026-11-25', '2026-11-28', '2026-11-29'].map((date) =>
    slotsOn(date, { ...withDayOff, clinic }),
  );
  expect(offered.map((values) => [values[0], values.at(-1)])).toEqual([
    ['10:30', '17:30'],
    ['11:00', '17:30'],
    ['10:30', '12:00'],
    [undefined, undefined],
  ]);
});

it('no times are offered on a day off, whether a clinic is chosen or not', () => {
  expect(slotsOn('2026-11-26', withDayOff)).toEqual([]);
  expect(slotsOn('2026-11-26', { ...withDayOff, clinic })).toEqual([]);
  expect(slotsOn('2026-11-27', withDayOff)).toHaveLength(19);
});

it('a time is offered until it has passed by the clinic’s clock', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
    return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
  });
  const date = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21');
  fc.assert(
    fc.property(date, minute, (day, time) => {
      const offered = slotsOn(day, hours, { ...noon, time });
      const left = slotsOn('', hours).filter((value) => `${day}T${value}` >= `2026-11-20T${time}`);
      expect(offered).toEqual(left);
    }),
  );
  expect(slotsOn('2026-11-20', hours, noon)[0]).toBe('12:00');
  expect(slotsOn('', hours, noon)).toHaveLength(19);
});

it('the times to choose are grouped by part of the day, without empty groups', () => {
  expect(byPartOfDay(['11:30', '12:00', '16:30', '17:00', '19:30'])).toEqual([
    { part: 'Morning', slots: ['11:30'] },
    { part: 'Afternoon', slots: ['12:00', '16:30'] },
    { part: 'Evening', slots: ['17:00', '19:30'] },
  ]);
  expect(byPartOfDay(['16:30']).map(({ part }) => part)).toEqual(['Afternoon']);
});
