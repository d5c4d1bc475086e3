import { formatDate, type Weekday, weekdayName, weekdayOf } from '#src/domain/time/dates.ts';

/** '2026-11-23' → 'Monday 23 Nov 2026' */
export function visitDay(date: string): string {
  return `${weekdayName(weekdayOf(date) as Weekday)} ${formatDate(date)}`;
}
