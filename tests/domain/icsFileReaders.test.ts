// @vitest-environment node
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { icsFile } from '#src/domain/icsFile.ts';

const made = new Date('2026-11-20T12:00:00.000Z');
const visit = {
  uid: 'abc@vetbuddy.example',
  start: { date: '2026-11-23', time: '10:30' },
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  provider: 'VetBuddy',
  title: 'Surgery (Cat)',
  place: 'VetBuddy Indiranagar (sample)',
  notes: 'The clinic calls you to confirm the time.\n+91 00000 01234',
};

/** The file as another program reads it (ical.js, the reader in Thunderbird). */
function opened(about: Partial<typeof visit> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(icsFile({ ...visit, ...about }, made)));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return { calendar, event: new ICAL.Event(events[0]) };
}

function instants({ event }: ReturnType<typeof opened>) {
  return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
}

describe('the calendar file, as another program reads it,', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-23', '10:30', '2026-11-23T05:00', '2026-11-23T05:30'],
    ['Asia/Kathmandu', '2026-11-23', '19:30', '2026-11-23T13:45', '2026-11-23T14:15'],
    // Summer and winter time of one clinic.
    ['Europe/London', '2026-07-01', '10:30', '2026-07-01T09:30', '2026-07-01T10:00'],
    ['Europe/London', '2026-12-01', '10:30', '2026-12-01T10:30', '2026-12-01T11:00'],
    // Another day in UTC.
    ['America/New_York', '2026-12-31', '19:30', '2027-01-01T00:30', '2027-01-01T01:00'],
    ['Pacific/Kiritimati', '2026-03-01', '10:30', '2026-02-28T20:30', '2026-02-28T21:00'],
  ])(
    'a calendar program in %s reads %s %s as its instant, for half an hour',
    (timeZone, date, time, from, to) => {
      const read = opened({ timeZone, start: { date, time } });
      expect(instants(read)).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]);
      // UTC times need no time zone.
      expect(read.event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(read.event.duration.toSeconds()).toBe(30 * 60);
    },
  );

  test('a calendar program reads service, place and next step, in version 2.0', () => {
    const { calendar, event } = opened();
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//VetBuddy//Booking//EN');
    expect(event.summary).toBe(visit.title);
    expect(event.location).toBe(visit.place);
    expect(event.description).toBe(visit.notes);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T12:00:00Z');
  });

  test('a calendar program reads an alarm two hours before', () => {
    const alarms = opened().event.component.getAllSubcomponents('valarm');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]!.getFirstPropertyValue('action')).toBe('DISPLAY');
    const trigger = alarms[0]!.getFirstPropertyValue('trigger');
    expect(trigger).toBeInstanceOf(ICAL.Duration);
    expect((trigger as ICAL.Duration).toSeconds()).toBe(-2 * 60 * 60);
  });

  test.each([
    ['signs that mean something there', 'a\\b; c, d: "e" \\n f \\; g'],
    ['several lines', 'Bring old papers.\n\nAnd a toy;\nthat is all.'],
    ['a long text', 'Ring the bell at the side door, please; the dog is shy. '.repeat(9).trim()],
    ['a long text that is not English', 'कृपया घंटी बजाएँ, कुत्ता शर्मीला है। '.repeat(9).trim()],
    ['signs of four octets', '🐕‍🦺🐈'.repeat(40)],
    ['what looks like a line of its own', 'x\nEND:VEVENT\nATTACH:https://evil.example'],
  ])('a calendar program reads %s unchanged', (_, text) => {
    const { event } = opened({ notes: text, place: text });
    expect(event.description).toBe(text);
    expect(event.location).toBe(text);
    expect(event.component.hasProperty('attach')).toBe(false);
  });

  test('a calendar program reads the same id each time', () => {
    const later = icsFile(visit, new Date('2026-11-21T08:00:00.000Z'));
    expect(
      new ICAL.Event(new ICAL.Component(ICAL.parse(later)).getFirstSubcomponent('vevent')!).uid,
    ).toBe(opened().event.uid);
    expect(opened().event.uid).toBe('abc@vetbuddy.example');
  });
});
