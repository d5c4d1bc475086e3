import { memoize } from '#src/domain/memoize.ts';
import { addDays, isRealDate } from './dates.ts';
import * as messages from './messages.ts';

/** YYYY-MM-DD and HH:MM, at the clinics. */
export interface ClockTime {
  date: string;
  time: string;
}

/** Creating a formatter costs more than ten thousand uses. */
const formatterFor = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: timeZone || undefined,
      calendar: 'gregory',
      numberingSystem: 'latn',
      // `hour12: false` prints midnight as 24:00.
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

export function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/** YYYY-MM-DD and HH:MM in an IANA zone; undefined is the user's own, which some browsers cannot name. */
export function clockAt(instant: Date, timeZone: string | undefined): ClockTime {
  const parts: Record<string, string> = {};
  for (const part of formatterFor(timeZone ?? '').formatToParts(instant))
    parts[part.type] = part.value;
  return {
    date: `${pad(Number(parts.year), 4)}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** HH:MM, 24 hours. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function isDayAndTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isRealDate(date) && isTime(time);
}

const maxTimeLength = 40;

/** '19:30', '19:30:00', '7:30 PM', '07:30pm' → minutes since midnight. */
export function minutesOf(text: string): number | undefined {
  // The pattern is slow on hostile records.
  if (text.length > maxTimeLength) return undefined;
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

/** 570 → '9:30 AM', 1140 → '7 PM' (docs/product.md, section 1). */
export function formatMinutes(minutes: number): string {
  const minute = minutes % 60;
  const end = minute ? `:${pad(minute)}` : '';
  return timeText(minutes, `${clockHour(minutes)}${end}`);
}

function clockHour(minutes: number): number {
  return Math.floor(minutes / 60) % 12 || 12;
}

function timeText(minutes: number, clock: string): string {
  return messages.timeOfDay(clock, Math.floor(minutes / 60) % 24);
}

/** '13:30' → '1:30 PM'; other text is unchanged, since a person may understand it. */
export function formatTime(text: string): string {
  const minutes = minutesOf(text);
  if (minutes === undefined) return text;
  return timeText(minutes, `${clockHour(minutes)}:${pad(minutes % 60)}`);
}
