import * as messages from './messages.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
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

/** '2026-03-07T18:30:00Z' → '7 Mar 2026'; '' if there is no date. */
export function formatDate(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  const month = shortMonthName(Number(date.slice(5, 7)));
  return messages.dayMonthAndYear(`${Number(date.slice(8))}`, month, date.slice(0, 4));
}

/** '2026-03-07' → 'Saturday'; '' if there is no date. */
export function weekdayOf(text: string): string {
  const date = datePart(text);
  if (!date) return '';
  // UTC throughout: no zone can move the day.
  const atMidnight = new Date(`${date}T00:00:00Z`);
  return weekdays[(atMidnight.getUTCDay() + 6) % 7] ?? '';
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

/** '2026-12-25' → '25 December', from text: a Date could move the day. */
export function dayAndMonth(date: string): string {
  const { day, month } = partsOf(date);
  return messages.dayAndMonth(day, month);
}

export function longDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return messages.dayMonthAndYear(day, month, year);
}

function partsOf(date: string) {
  const [year, month = 1, day] = date.split('-').map(Number);
  return { year: `${year}`, month: monthName(month), day: `${day}` };
}

export function weekdayName(day: Weekday): string {
  return messages.weekdayNames[weekdays.indexOf(day)]!;
}

export function shortWeekdayName(day: Weekday): string {
  return messages.shortWeekday(weekdayName(day));
}

export function weekdayPlural(day: Weekday): string {
  return messages.weekdayPlural(weekdayName(day));
}

function monthName(month: number): string {
  return messages.monthNames[month - 1] ?? '';
}

export function shortMonthName(month: number): string {
  return messages.shortMonth(monthName(month));
}
