import type { ClockTime } from '#src/domain/types.ts';
import * as messages from './dateMessages.ts';
import { shortMonthName } from './dayNames.ts';
import { clockHour, timeWords } from './timeOfDay.ts';
import { weekdays } from './weekdays.ts';

/** Creating a formatter costs more than ten thousand uses. */
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
      // `hour12: false` prints midnight as 24:00.
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    // Unknown zone: use the visitor's clock.
    return undefined;
  }
}

export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/** YYYY-MM-DD and HH:MM in an IANA zone; the visitor's clock where the zone is unknown. */
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

export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
}

export function isDayAndTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isRealDate(date) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** From text, never by Date: `2026-03-07T…` is 7 March in every zone (docs/product.md, section 12). */
export function datePart(text: string): string {
  const match = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text);
  return match?.[1] && isRealDate(match[1]) ? match[1] : '';
}

/** '2026-03-07T18:30:00Z' → '7 Mar 2026'; '' where there is no date. */
export function formatDate(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  const month = shortMonthName(Number(date.slice(5, 7)));
  return messages.dayMonthAndYear(`${Number(date.slice(8))}`, month, date.slice(0, 4));
}

/** '2026-03-07' → 'Saturday'; '' where there is no date. */
export function weekdayOf(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  // UTC throughout: no zone can move the day.
  const atMidnight = new Date(`${date}T00:00:00Z`);
  return weekdays[(atMidnight.getUTCDay() + 6) % 7] ?? '';
}

const longestTime = 40;

/** '19:30', '19:30:00', '7:30 PM', '07:30pm' → minutes since midnight. */
export function minutesOf(text: string): number | undefined {
  // The pattern is slow on hostile records.
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

export function timeAt(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

export function momentAt(date: string, minutes: number): ClockTime {
  return { date: addDays(date, Math.floor(minutes / 1440)), time: timeAt(minutes % 1440) };
}

/** '13:30' → '1:30 PM'; other text is unchanged, since a person may understand it. */
export function formatTime(text: string): string {
  const minutes = minutesOf(text);
  if (minutes === undefined) return text;
  return timeWords(minutes, `${clockHour(minutes)}:${pad(minutes % 60)}`);
}

/** UTC throughout; other text is unchanged. */
export function addDays(date: string, days: number): string {
  if (!isRealDate(date)) return date;
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  const text = moved.toISOString();
  // Years beyond 0 to 9999 have a sign.
  return text.length === 24 ? text.slice(0, 10) : date;
}
