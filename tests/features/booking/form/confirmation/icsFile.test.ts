import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, icsFile } from '#src/features/booking/form/confirmation/icsFile.ts';

const stamp = new Date('2026-11-20T12:00:00.000Z');
const appointment: CalendarEvent = {
  uid: '2026-11-23-10-30-11-Surgery-Cat',
  host: 'vetbuddy.example',
  start: { date: '2026-11-23', time: '10:30' },
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  title: 'Surgery (Cat)',
  location: 'VetBuddy Indiranagar, 12, Sample Cross Road, Bengaluru',
  description: 'Not fixed yet.',
};

/** The file as another program reads it (ical.js, the reader in Thunderbird). */
function opened(about: Partial<CalendarEvent> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(icsFile({ ...appointment, ...about }, stamp)));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

it('a calendar file contains time, place and service, with an alarm two hours before', () => {
  const about = {
    ...appointment,
    location: 'VetBuddy, Indiranagar; 1',
    description: 'Bring \\ papers.\r\nA\u0007sk.',
  };
  expect(icsFile(about, stamp).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vetbuddy.example//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:2026-11-23-10-30-11-Surgery-Cat@vetbuddy.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261123T050000Z',
    'DTEND:20261123T053000Z',
    'SUMMARY:Surgery (Cat)',
    'LOCATION:VetBuddy\\, Indiranagar\\; 1',
    'DESCRIPTION:Bring \\\\ papers. A sk.',
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT120M',
    'DESCRIPTION:Surgery (Cat)',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['Asia/Kolkata', '2026-11-23T05:00:00.000Z'],
  ['America/Phoenix', '2026-11-23T17:30:00.000Z'],
])('a calendar program reads the instant of an appointment at 10:30 in %s', (timeZone, instant) => {
  const { startDate, endDate } = opened({ timeZone });
  expect(startDate.toJSDate().toISOString()).toBe(instant);
  expect(endDate.toJSDate().getTime() - Date.parse(instant)).toBe(30 * 60_000);
  // UTC times need no time zone.
  expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
});

it('a calendar file has no line above 75 octets, and a calendar program reads any text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const clean = text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');
      const about = { description: clean, location: clean.repeat(3) };
      for (const line of icsFile({ ...appointment, ...about }, stamp).split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const { description, location } = opened(about);
      expect([description ?? '', location ?? '']).toEqual([about.description, about.location]);
    }),
  );
});

it('a text adds no line of its own to a calendar file', () => {
  const { component } = opened({ location: 'x\r\nEND:VEVENT\nATTACH:https://evil.example' });
  expect(component.hasProperty('attach')).toBe(false);
});
