import * as messages from './dateMessages.ts';
import { type Weekday, weekdays } from './weekdays.ts';

export function weekdayName(day: Weekday): string {
  return messages.weekdayNames[weekdays.indexOf(day)]!;
}

export function shortWeekdayName(day: Weekday): string {
  return messages.shortWeekday(weekdayName(day));
}

export function weekdayPlural(day: Weekday): string {
  return messages.everyWeek(weekdayName(day));
}

export function monthName(month: number): string {
  return messages.monthNames[month - 1] ?? '';
}

export function shortMonthName(month: number): string {
  return messages.shortMonth(monthName(month));
}
