import { addDays, isRealDate, pad, weekdayOf } from './clock.ts';
import { plainDigits } from './digits.ts';

const weekday = String.raw`(?:(?<weekday>(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\.?,? )?`;
/** What is typed is read in English, in whatever language the page is. */
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const ordinal = '(?:st|nd|rd|th)?';

/** The day before the month, as India writes it; the month first only where it is a word. */
const shapes = [
  new RegExp(
    String.raw`^${weekday}(?<day>\d{1,2})${ordinal}(?: of)?[ -]?(?<month>[a-z]{3,9})\.?,?(?:[ -](?<year>\d{4}))?$`,
  ),
  new RegExp(
    String.raw`^${weekday}(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})${ordinal}(?:,? (?<year>\d{4}))?$`,
  ),
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})(?:[./-](?<year>\d{4})?)?$/,
];

/** The most days ahead that a day without a year can lie; beyond that it means one that has just passed. */
const longestWait = 180;

const longestText = 40;

/**
 * A day that somebody typed in words or figures, as YYYY-MM-DD: '21 July', 'Tuesday, 21st of July 2026', 'July 21', '21/7/2026',
 * 'today', 'tomorrow'. '' where the text is no day, or names another weekday than the day has. `today`: YYYY-MM-DD. A day without
 * a year is the next one, or where that is half a year off, the last.
 */
export function dateFromText(text: string, today: string): string {
  // Pasted text may be very long.
  if (text.trim().length > longestText) return '';
  const words = plainDigits(text).trim().replace(/\s+/g, ' ').toLowerCase();
  if (isRealDate(words)) return words;
  if (words === 'today') return today;
  if (words === 'tomorrow') return addDays(today, 1);
  for (const shape of shapes) {
    const parts = shape.exec(words)?.groups;
    if (parts) return dateOf(parts, today);
  }
  return '';
}

function dateOf(parts: Record<string, string | undefined>, today: string): string {
  const month = monthOf(parts.month ?? '');
  const dayIn = (year: number) => `${year}-${pad(month)}-${pad(Number(parts.day))}`;
  const thisYear = Number(today.slice(0, 4));
  const inNextYear = dayIn(thisYear + 1);
  const isSoon = inNextYear <= addDays(today, longestWait);
  const date = parts.year ? dayIn(Number(parts.year)) : isSoon ? inNextYear : dayIn(thisYear);
  if (!isRealDate(date)) return '';
  const named = parts.weekday?.slice(0, 3);
  return named && !weekdayOf(date).toLowerCase().startsWith(named) ? '' : date;
}

/** 1 to 12, of a number or of the first letters of a name; 0 where it is neither. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return months.findIndex((name) => name.startsWith(text)) + 1;
}
