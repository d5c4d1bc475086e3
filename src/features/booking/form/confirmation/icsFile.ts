import { type ClockTime, clockAt } from '#src/domain/time/clock.ts';

export interface CalendarEvent {
  /** The entry's id, with `host`: letters, digits and hyphens. */
  uid: string;
  host: string;
  /** On the clinic's wall clock. */
  start: ClockTime;
  /** The clinic's IANA zone. */
  timeZone: string;
  /** The length of a slot (docs/product.md, section 9). */
  minutes: number;
  title: string;
  location: string;
  description: string;
}

const alarmMinutes = 120;

/**
 * Returns an iCalendar file (RFC 5545, CRLF) with one event and an alarm two hours before it. `stamp` is its DTSTAMP. Times are
 * UTC instants, so that no calendar needs the clinic's zone.
 */
export function icsFile(event: CalendarEvent, stamp: Date): string {
  const start = instantOf(event.start, event.timeZone);
  const end = new Date(start.getTime() + event.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.host}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}@${event.host}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    // Requested only: the clinic has not confirmed it.
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escapeText(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** TEXT of RFC 5545, 3.3.11: escapes backslash, semicolon and comma; line ends and control characters become spaces. */
function escapeText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\;,]/g, '\\$&');
}

/** Folds lines at 75 octets with CRLF and a space (3.1), never inside a character. */
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

/** The instant of a clinic's local date and time; exact in a zone without clock changes, such as India's. */
function instantOf({ date, time }: ClockTime, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const shown = clockAt(new Date(wanted), timeZone);
  return new Date(2 * wanted - Date.parse(`${shown.date}T${shown.time}Z`));
}
