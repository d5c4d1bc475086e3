import { language } from '#src/config/language.ts';
import {
  monthNames,
  shortMonthNames,
  shortWeekdayNames,
  weekdayNames,
  weekdayPlurals,
} from './dateMessages.ts';
import type { Weekday } from './weekdays.ts';

/*
 * The names of days and months in the language of the build. English makes them of the names it has: no first load carries them twice.
 */

/** 'Monday' */
export function weekdayName(day: Weekday): string {
  return language === 'en' ? day : weekdayNames[day];
}

/** 'Mon' */
export function shortWeekdayName(day: Weekday): string {
  return language === 'en' ? day.slice(0, 3) : shortWeekdayNames[day];
}

/** 'Mondays' */
export function weekdayPlural(day: Weekday): string {
  return language === 'en' ? `${day}s` : weekdayPlurals[day];
}

/** 'Jan', of the month from 1 to 12. */
export function shortMonthName(month: number): string {
  const names = language === 'en' ? monthNames : shortMonthNames;
  return names[month - 1]?.slice(0, language === 'en' ? 3 : undefined) ?? '';
}
