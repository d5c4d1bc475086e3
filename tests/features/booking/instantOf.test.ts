import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { clinicNow } from '#src/domain/clock.ts';
import { instantOf } from '#src/features/booking/icsFile.ts';

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

test.each([
  ['2026-11-23', '10:30', 'Asia/Kolkata', '2026-11-23T05:00:00.000Z'],
  ['2026-07-01', '10:30', 'Europe/London', '2026-07-01T09:30:00.000Z'],
  ['2026-03-08', '10:30', 'America/New_York', '2026-03-08T14:30:00.000Z'],
  ['2026-01-01', '10:30', 'Pacific/Kiritimati', '2025-12-31T20:30:00.000Z'],
  // A time that the clocks skip is as much later: 1:30 is 2:30 in London, 2:15 is 2:45 on Lord Howe.
  ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/St_Johns', '2026-03-08T06:00:00.000Z'],
  ['2026-09-27', '02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
  // Of a time that comes twice it is the first.
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('the local time %s %s in %s is the instant %s', (date, time, zone, instant) => {
  expect(instantOf({ date, time }, zone).toISOString()).toBe(instant);
  process.env.TZ = zone;
  expect(instantOf({ date, time }, 'Mars/Olympus_Mons').toISOString()).toBe(instant);
});

test('every slot of every day converts to an instant and back', () => {
  const zones = ['Asia/Kolkata', 'America/St_Johns', 'Europe/London', 'Pacific/Auckland'];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 21, max: 39 }),
      fc.constantFrom(...zones),
      (day, half, zone) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const time = `${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`;
        expect(clinicNow(instantOf({ date, time }, zone), zone)).toEqual({ date, time });
      },
    ),
  );
});
