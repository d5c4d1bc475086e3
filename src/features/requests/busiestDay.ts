import { orderedAppointments } from '#src/domain/appointments.ts';
import type { Appointment } from '#src/domain/types.ts';

/** With fewer requests than this on the busiest day its bar is not a full one: a single one must not look like a rush. */
export const fullBar = 4;

/** How many requests the busiest day has; no further than a full bar is counted, which a long list soon reaches. */
export function busiestDay(list: readonly Appointment[]): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const { appointment_date: date } of orderedAppointments(list, 'No Sorting')) {
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    most = Math.max(most, count);
    if (most === fullBar) break;
  }
  return most;
}
