import type { BookingSetup } from './bookingSetup.ts';
import type { Slot } from './slots.ts';
import { slotsFor } from './slots.ts';
import type { ClockTime } from './types.ts';

/**
 * The next time of today that can still be booked and that nobody has asked for; undefined where none is left.
 * `isTaken`: of a time, HH:MM.
 */
export function nextFreeSlot(
  now: ClockTime,
  setup: BookingSetup,
  isTaken: (time: string) => boolean,
): Slot | undefined {
  return slotsFor(now.date, now, setup).find(({ value }) => !isTaken(value));
}
