import * as messages from './dateMessages.ts';
import { shortMonthName } from './dayNames.ts';
import { clockHour, timeWords } from './timeOfDay.ts';
import { weekdays } from './weekdays.ts';
import type { ClockTime } from '#src/domain/types.ts';

/** One formatter for each zone: creating one costs more than formatting ten thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

function formatterFor(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(timeZone)) formatters.set(timeZone, makeFormatter(timeZone));
  return formatters.get(timeZone);
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      // Not `hour12: false`: that prints midnight as 24:00.
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    // This browser does not know the zone; the visitor's own clock is used.
    return undefined;
  }
}

/** A number with zeros before it: 7 → '07'. */
export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/**
 * What a clock on the clinic's wall shows at an instant: date YYYY-MM-DD, time HH:MM (00:00 to 23:59).
 * `timeZone` is an IANA name; with one that the browser does not know, the visitor's own clock counts.
 */
export function clinicNow(instant: Date, timeZone: string): ClockTime {
  const formatter = formatterFor(timeZone);
  if (!formatter) {
    return {
      date: `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`,
      time: `${pad(instant.getHours())}:${pad(instant.getMinutes())}`,
    };
  }
  const parts: Record<string, string> = {};
  for (const part of formatter.formatToParts(instant)) parts[part.type] = part.value;
  return {
    date: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Whether a text is YYYY-MM-DD and that day is in the calendar (2026-02-29 is not). */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
}

/** Whether a text is YYYY-MM-DDTHH:MM, a real day and time. */
export function isDayAndTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isRealDate(date) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The date part of a date or ISO date-time as text, YYYY-MM-DD; '' where there is none or it is no real day.
 * Never by way of Date: `2026-03-07T…` is 7 March in every time zone (docs/product.md, section 12).
 */
export function datePart(text: string): string {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text);
  return match?.[1] && isRealDate(match[1]) ? match[1] : '';
}

/** '2026-03-07' or '2026-03-07T18:30:00Z' → '7 Mar 2026', by its date part as text; '' where it has none. */
export function formatDate(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  const month = shortMonthName(Number(date.slice(5, 7)));
  return messages.dayMonthAndYear(`${Number(date.slice(8))}`, month, date.slice(0, 4));
}

/** The weekday of a date or ISO date-time by its date part: '2026-03-07' → 'Saturday'; '' where it has none. */
export function weekdayOf(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  // Midnight UTC, and the weekday in UTC: no time zone can change it.
  const atMidnight = new Date(`${date}T00:00:00Z`);
  return weekdays[(atMidnight.getUTCDay() + 6) % 7] ?? '';
}

const longestTime = 40;

/**
 * Minutes since midnight of a time as people and APIs write it: '19:30', '19:30:00', '7:30 PM', '07:30pm'.
 * undefined where it is none of these.
 */
export function minutesOf(text: string): number | undefined {
  // A record may contain anything, and the pattern would take seconds on a hundred thousand spaces.
  if (text.length > longestTime) return undefined;
  const match = /^\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(text);
  if (!match) return undefined;
  const minute = Number(match[2]);
  let hour = Number(match[1]);
  const half = match[3]?.toLowerCase();
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  return hour > 23 || minute > 59 ? undefined : hour * 60 + minute;
}

/** A time of day as HH:MM: 570 → '09:30'. */
export function timeAt(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The moment so many minutes after a date begins; it may be on a later day. */
export function momentAt(date: string, minutes: number): ClockTime {
  return { date: addDays(date, Math.floor(minutes / 1440)), time: timeAt(minutes % 1440) };
}

/** '13:30' → '1:30 PM'. A text that is not a time is returned unchanged: a person may still understand it. */
export function formatTime(text: string): string {
  const minutes = minutesOf(text);
  if (minutes === undefined) return text;
  return timeWords(minutes, `${clockHour(minutes)}:${pad(minutes % 60)}`);
}

/** The date (YYYY-MM-DD) so many days later, or earlier. A text that is no date is returned as it is. Uses UTC throughout, so that no time zone moves it. */
export function addDays(date: string, days: number): string {
  if (!isRealDate(date)) return date;
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  const text = moved.toISOString();
  // Before the year 0 and after 9999 ISO texts carry a sign.
  return text.length === 24 ? text.slice(0, 10) : date;
}
