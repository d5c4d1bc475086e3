import { addDays } from '#src/domain/clock.ts';
import type { DatePeriod } from './requestList.ts';

/** The ranges of days that one press sets in the staff list. They follow the clinic's calendar: 'Today' moves on at midnight. */
export const quickRanges = ['Today', 'Tomorrow', 'Next 7 days'] as const;
export type QuickRange = (typeof quickRanges)[number];

/**
 * The days of a range, both included, YYYY-MM-DD. `today`: YYYY-MM-DD. 'Next 7 days' begins with today
 * (docs/product.md, section 9).
 */
export function rangePeriod(range: QuickRange, today: string): DatePeriod {
  const tomorrow = addDays(today, 1);
  if (range === 'Today') return { from: today, to: today };
  if (range === 'Tomorrow') return { from: tomorrow, to: tomorrow };
  return { from: today, to: addDays(today, 6) };
}

/** The range with exactly these days; undefined where there is none. */
export function rangeOf({ from, to }: DatePeriod, today: string): QuickRange | undefined {
  return quickRanges.find((range) => {
    const period = rangePeriod(range, today);
    return period.from === from && period.to === to;
  });
}
