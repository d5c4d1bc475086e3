// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { icsFile, instantOf } from '#src/domain/icsFile.ts';
import { clinicNow } from '#src/domain/clock.ts';

const made = new Date('2026-11-20T12:00:00.000Z');
const visit = {
  uid: 'abc@vetbuddy.example',
  start: { date: '2026-11-23', time: '10:30' },
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  provider: 'VetBuddy',
  title: 'Surgery for a cat',
  place: 'VetBuddy, Indiranagar; first floor',
  notes: 'Bring old papers.\nCall +91 00000 01234 \\ ask.',
};

/** An RFC 5545 reader, independent of the writer: it unfolds lines and undoes escapes. */
function read(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const value = line
      .slice(colon + 1)
      .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    return [line.slice(0, colon), value] as const;
  });
}

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

describe('a visit for the calendar', () => {
  test('a calendar file contains time, place and service, with an alarm', () => {
    expect(read(icsFile(visit, made))).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//VetBuddy//Booking//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'abc@vetbuddy.example'],
      ['DTSTAMP', '20261120T120000Z'],
      ['DTSTART', '20261123T050000Z'],
      ['DTEND', '20261123T053000Z'],
      ['SUMMARY', visit.title],
      ['LOCATION', visit.place],
      ['DESCRIPTION', visit.notes],
      ['BEGIN', 'VALARM'],
      ['ACTION', 'DISPLAY'],
      ['TRIGGER', '-PT120M'],
      ['DESCRIPTION', visit.title],
      ['END', 'VALARM'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  test('a calendar file escapes special characters', () => {
    const file = icsFile({ ...visit, notes: 'a\\b;c,d\r\ne\u0007f' }, made);
    expect(file).toContain('DESCRIPTION:a\\\\b\\;c\\,d\\nef\r\n');
  });

  test.each([
    ['Harbour & Paw', 'Harbour & Paw'],
    ['Café Patte; Hôpital, «Nord»', 'Cafe Patte Hopital Nord'],
    ['Paws//Claws\\\r\nX:1', 'PawsClawsX1'],
    ['動物病院', 'Clinic'],
    [' Paws  和  Co ', 'Paws Co'],
  ])('a calendar file contains the provider in plain characters: %s', (provider, plain) => {
    const file = icsFile({ ...visit, provider }, made);
    expect(file.split('\r\n')[2]).toBe(`PRODID:-//${plain}//Booking//EN`);
  });

  test('a calendar file has no line above 75 octets and breaks no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const clean = text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');
        const file = icsFile({ ...visit, notes: clean, place: clean.repeat(3) }, made);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(read(file)).toContainEqual(['DESCRIPTION', clean]);
        expect(read(file)).toContainEqual(['LOCATION', clean.repeat(3)]);
      }),
    );
  });

  test('no value can add a line to a calendar file', () => {
    const file = icsFile({ ...visit, title: 'x\r\nATTACH:https://evil.example' }, made);
    expect(read(file).map(([name]) => name)).not.toContain('ATTACH');
  });
});

describe('the instant of a time on the wall', () => {
  test.each([
    ['2026-11-23', '10:30', 'Asia/Kolkata', '2026-11-23T05:00:00.000Z'],
    ['2026-07-01', '10:30', 'Europe/London', '2026-07-01T09:30:00.000Z'],
    ['2026-12-01', '10:30', 'Europe/London', '2026-12-01T10:30:00.000Z'],
    ['2026-03-08', '10:30', 'America/New_York', '2026-03-08T14:30:00.000Z'],
    ['2026-11-01', '19:30', 'America/New_York', '2026-11-02T00:30:00.000Z'],
    ['2026-01-01', '10:30', 'Pacific/Kiritimati', '2025-12-31T20:30:00.000Z'],
    // A time that the clocks skip is as much later: 1:30 is 2:30 in London, 2:15 is 2:45 on Lord Howe.
    ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/St_Johns', '2026-03-08T06:00:00.000Z'],
    ['2026-09-27', '02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
    // Of a time that comes twice it is the first.
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05', '02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
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
});
