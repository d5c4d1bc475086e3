import type { BookingRules } from './bookingSetup.ts';
import { minutesBetween, minutesOf, momentAt } from './clock.ts';
import { isOpenFor, type OpeningHours, openStateAt } from './openingHours.ts';
import type { ClockTime } from './types.ts';

/** Hours, and what the clock shows that they go by. */
interface HoursNow {
  hours: OpeningHours;
  now: ClockTime;
}

/** How soon the clinic calls, by the rule whose words say it. */
export type CallPromise = 'open' | 'closed' | 'soon';

/** A promise as a sentence ends, in the page's language. An earlier release kept the words themselves. */
export function promiseWords(
  { open, closed, soon }: Pick<BookingRules['callsBack'], CallPromise>,
  kept: string,
): string {
  const words: Readonly<Record<string, string>> = { open, closed, soon };
  return words[kept] ?? kept;
}

/**
 * How soon the clinic calls. It can where clinic and phone are open for as long as a call takes to come; what can't
 * come before the visit isn't promised. Without `clinic`, whose hours nobody knows then, the less is promised.
 */
export function callPromise(
  { withinMinutes }: Pick<BookingRules['callsBack'], 'withinMinutes'>,
  { clinic, phone }: { clinic?: HoursNow | undefined; phone: HoursNow },
  minutesToVisit: number,
): CallPromise {
  const all = clinic ? [clinic, phone] : [phone];
  /** Minutes until one of the hours may last for long enough, so many minutes after now; 0 where it does. */
  const waitAt = (after: number, { hours, now: { date, time } }: HoursNow): number => {
    const moment = momentAt(date, (minutesOf(time) ?? 0) + after);
    if (isOpenFor(hours, moment, withinMinutes)) return 0;
    const state = openStateAt(hours, moment);
    const next = state.open ? state.until : state.opens;
    return next ? minutesBetween(moment, next) : Infinity;
  };
  let after = 0;
  while (after + withinMinutes <= minutesToVisit) {
    const wait = Math.max(...all.map((each) => waitAt(after, each)));
    if (wait === 0) return clinic && after === 0 ? 'open' : 'closed';
    after += wait;
  }
  return 'soon';
}
