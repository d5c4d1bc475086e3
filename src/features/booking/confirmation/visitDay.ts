import { formatDate, weekdayOf } from '#src/domain/time/clock.ts';
import { weekdayName } from '#src/domain/time/dayNames.ts';
import type { Weekday } from '#src/domain/time/weekdays.ts';

/** '2026-11-23' → 'Monday 23 Nov 2026' */
export function visitDay(date: string): string {
  return `${weekdayName(weekdayOf(date) as Weekday)} ${formatDate(date)}`;
}
