import { locale } from '#src/config/language.ts';
import { everyWeek, shortMonth } from './dateMessages.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/* The names of days and months, as Intl has them in the language of the build. */

function namesOf(dates: number[], options: Intl.DateTimeFormatOptions): string[] {
  const names = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return dates.map((date) => names.format(date));
}

/** A Monday and the days after it. */
const days = weekdays.map((_, index) => Date.UTC(2026, 5, 1 + index));
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));

const weekdayNames = namesOf(days, { weekday: 'long' });
const shortWeekdayNames = namesOf(days, { weekday: 'short' });
const monthNames = namesOf(months, { month: 'long' });
const shortMonthNames = namesOf(months, { month: shortMonth });

/** 'Monday' */
export function weekdayName(day: Weekday): string {
  return weekdayNames[weekdays.indexOf(day)]!;
}

/** 'Mon' */
export function shortWeekdayName(day: Weekday): string {
  return shortWeekdayNames[weekdays.indexOf(day)]!;
}

/** 'Mondays' */
export function weekdayPlural(day: Weekday): string {
  return everyWeek(weekdayName(day));
}

/** 'January', of the month from 1 to 12. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** 'Jan', of the month from 1 to 12. */
export function shortMonthName(month: number): string {
  return shortMonthNames[month - 1] ?? '';
}
