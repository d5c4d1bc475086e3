import { language } from '#src/config/language.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { ClockTime } from '#src/domain/types.ts';

/** A visit as a calendar needs it. */
export interface CalendarVisit {
  /** The same id for the same visit, so that a calendar shows it once even if it is added twice. */
  uid: string;
  /** On the clinic's wall clock. */
  start: ClockTime;
  /** The clinic's IANA zone. */
  timeZone: string;
  /** The brand's name, for the file's producer. */
  provider: string;
  /** As long as a slot (docs/product.md, section 9). */
  minutes: number;
  title: string;
  place: string;
  /** May run over several lines. */
  notes: string;
  /** Where more can be done about it. */
  url: string;
}

/** The alarm, in minutes before the visit. */
const alarmMinutes = 120;

/**
 * An iCalendar file (RFC 5545) with one event and an alarm two hours before it, as text with CRLF ends.
 * `made` is when the file is made (DTSTAMP). Times are UTC instants: no calendar has to know the clinic's zone.
 */
export function icsFile(visit: CalendarVisit, made: Date): string {
  const start = instantOf(visit.start, visit.timeZone);
  const end = new Date(start.getTime() + visit.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(visit.provider)}//Booking//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(visit.uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(visit.title)}`,
    `LOCATION:${escapeText(visit.place)}`,
    `DESCRIPTION:${escapeText(visit.notes)}`,
    // As an address, in which nothing but ASCII and no line's end is left.
    `URL:${new URL(visit.url).href}`,
    // It has been asked for: the clinic has not confirmed it.
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escapeText(visit.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * A name for PRODID (RFC 5545, 3.7.3) in plain ASCII, without the characters that have a meaning there or in a TEXT. 'Café & Paw; Ltd' → 'Cafe & Paw Ltd'; 'Clinic' where nothing is left.
 */
function plain(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\w &'.-]/g, '');
  return ascii.replace(/ +/g, ' ').trim() || 'Clinic';
}

/** TEXT of RFC 5545, 3.3.11: backslash, semicolon, comma and line ends are written with a backslash. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\\/g, '\\\\')
      .replace(/[;,]/g, '\\$&')
      .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
      .replace(/\t/g, ' ')
      // Other control characters are not allowed in a calendar at all.
      .replace(/\p{Cc}/gu, '')
  );
}

/** Lines of 75 octets at most, continued after CRLF and a space (3.1); never split inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** 20261123T050000Z */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

const dayMs = 24 * 60 * 60_000;

/**
 * The instant at which the clinic's wall clock shows a date and time. `timeZone` is an IANA name; with one that the browser does
 * not know, the visitor's own clock counts. Of a time that comes twice it is the first; one that the clocks skip becomes as much
 * later as they skip, as calendars do it (RFC 5545, 3.3.5).
 */
export function instantOf({ date, time }: ClockTime, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shownAt = (instant: number) => {
    const shown = clinicNow(new Date(instant), timeZone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`);
  };
  /** Try the offsets of the day before and the day after: they differ if the clock changes in between. */
  const guess = (days: number) => {
    const near = wanted + days * dayMs;
    return wanted - (shownAt(near) - near);
  };
  const [before, after] = [guess(-1), guess(1)];
  const isAfterChange = shownAt(before) !== wanted && shownAt(after) === wanted;
  return new Date(isAfterChange ? after : before);
}
