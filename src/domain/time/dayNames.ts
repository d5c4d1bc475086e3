import * as messages from './dateMessages.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** 'Monday' */
export function weekdayName(day: Weekday): string {
  return messages.weekdayNames[weekdays.indexOf(day)]!;
}

/** 'Mon' */
export function shortWeekdayName(day: Weekday): string {
  return messages.shortWeekday(weekdayName(day));
}

/** 'Mondays' */
export function weekdayPlural(day: Weekday): string {
  return messages.everyWeek(weekdayName(day));
}

/** 'January', of the month from 1 to 12. */
export function monthName(month: number): string {
  return messages.monthNames[month - 1] ?? '';
}

/** 'Jan', of the month from 1 to 12. */
export function shortMonthName(month: number): string {
  return messages.shortMonth(monthName(month));
}
