import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icsFile } from '#src/features/booking/icsFile.ts';

const made = new Date('2026-11-20T12:00:00.000Z');
const visit = {
  uid: 'abc@vetbuddy.example',
  start: { date: '2026-11-23', time: '10:30' },
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  provider: 'VetBuddy',
  title: 'Surgery (Cat)',
  place: 'VetBuddy Indiranagar (sample)',
  notes: 'Not fixed yet.\n+91 00000 01234',
  url: 'https://wa.me/910000001234?text=Hello%2C',
};

/** The file as another program reads it (ical.js, the reader in Thunderbird). */
function opened(about: Partial<typeof visit> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(icsFile({ ...visit, ...about }, made)));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return { event: new ICAL.Event(events[0]) };
}

test('a calendar file contains time, place and service, with an alarm two hours before', () => {
  const about = {
    ...visit,
    place: 'VetBuddy, Indiranagar; 1',
    notes: 'Bring \\ papers.\r\nA\u0007sk.',
  };
  expect(icsFile(about, made).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VetBuddy//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@vetbuddy.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261123T050000Z',
    'DTEND:20261123T053000Z',
    'SUMMARY:Surgery (Cat)',
    'LOCATION:VetBuddy\\, Indiranagar\\; 1',
    'DESCRIPTION:Bring \\\\ papers.\\nAsk.',
    'URL:https://wa.me/910000001234?text=Hello%2C',
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

test('a calendar file has no line above 75 octets, and a calendar program reads any text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const clean = text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');
      const about = { notes: clean, place: clean.repeat(3) };
      for (const line of icsFile({ ...visit, ...about }, made).split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const { event } = opened(about);
      expect([event.description ?? '', event.location ?? '']).toEqual([about.notes, about.place]);
    }),
  );
});

test('a calendar program reads the instants in UTC, and the alarm', () => {
  const { event } = opened();
  const instants = [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
  expect(instants).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-23T05:30:00.000Z']);
  // UTC times need no time zone.
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  const trigger = event.component
    .getFirstSubcomponent('valarm')!
    .getFirstPropertyValue('trigger') as ICAL.Duration;
  expect(trigger.toSeconds()).toBe(-2 * 60 * 60);
});

test.each([
  ['signs that mean something there', 'a\\b; c, d: "e" \\n f \\; g'],
  ['several lines', 'Bring old papers.\n\nAnd a toy;\nthat is all.'],
  ['a long text', 'कृपया घंटी बजाएँ, कुत्ता शर्मीला है। '.repeat(9).trim()],
  ['signs of four octets', '🐕‍🦺🐈'.repeat(40)],
  ['what looks like a line of its own', 'x\nEND:VEVENT\nATTACH:https://evil.example'],
])('a calendar program reads %s unchanged', (_, text) => {
  const { event } = opened({ notes: text, place: text });
  expect(event.description).toBe(text);
  expect(event.location).toBe(text);
  expect(event.component.hasProperty('attach')).toBe(false);
});

test('an address adds no line of its own', () => {
  const { event } = opened({ url: 'https://wa.me/1?text=a\r\nATTACH:https://evil.example' });
  expect(event.component.hasProperty('attach')).toBe(false);
  expect(event.component.getFirstPropertyValue('url')).toBe(
    'https://wa.me/1?text=aATTACH:https://evil.example',
  );
});
