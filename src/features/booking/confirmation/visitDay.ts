import { formatDate, weekdayOf } from '#src/domain/time/clock.ts';
import { weekdayName } from '#src/domain/time/dayNames.ts';
import type { Weekday } from '#src/domain/time/weekdays.ts';
import * as messages from './confirmationMessages.tsx';
import type { LastBooking } from './lastBooking.ts';

/** The day of the visit: 'Monday 23 Nov 2026'. */
export function visitDay({ date }: Pick<LastBooking, 'date'>): string {
  return messages.dayOfVisit(weekdayName(weekdayOf(date) as Weekday), formatDate(date));
}
