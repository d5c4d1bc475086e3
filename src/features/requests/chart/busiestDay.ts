import type { AppointmentRequest } from '#src/domain/types.ts';

/** The least count for a full bar: a single request must not look like a rush. */
export const fullBar = 4;

/** How many requests the busiest day has, at most `fullBar`. Counting stops there, which a long list soon reaches. */
export function busiestDay(requests: readonly AppointmentRequest[]): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const { date } of requests) {
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    most = Math.max(most, count);
    if (most === fullBar) break;
  }
  return most;
}
