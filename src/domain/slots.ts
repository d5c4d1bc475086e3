import { formatTime, minutesOf } from './clock.ts';
import { type SlotRange, type Week, weekdays } from './openingHours.ts';
import type { ClockTime } from './types.ts';

/** A time that can be booked. */
export interface Slot {
  /** HH:MM, 24-hour, as it is sent. */
  value: string;
  /** '10:30 AM', as it is shown. */
  label: string;
}

/** First and last bookable time, HH:MM, both included (docs/product.md, section 9). */
export const firstSlot = '10:30';
export const lastSlot = '19:30';
const slotMinutes = 30;

function slotAt(minutes: number): Slot {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  const value = `${hour}:${String(minutes % 60).padStart(2, '0')}`;
  return { value, label: formatTime(value) };
}

const first = minutesOf(firstSlot) ?? 0;
const last = minutesOf(lastSlot) ?? 0;

/** Every bookable time of a day: each half hour from first to last (docs/product.md, section 9). */
export const allSlots: readonly Slot[] = Array.from(
  { length: Math.floor((last - first) / slotMinutes) + 1 },
  (_, index) => slotAt(first + index * slotMinutes),
);

/**
 * The times to offer for a date (YYYY-MM-DD or '') by the clinic's clock: on the clinic's today without
 * those that have passed, none on a day before, otherwise all.
 */
export function slotsFor(date: string, now: ClockTime): readonly Slot[] {
  if (date === '' || date > now.date) return allSlots;
  if (date < now.date) return [];
  return allSlots.filter((slot) => slot.value >= now.time);
}

/** The hours of a week whose ranges are bookable times, from the first to the last, for their words. */
export function slotWeek(week: Week<SlotRange>): Week {
  const days = weekdays.filter((day) => week[day]);
  return Object.fromEntries(
    days.map((day) => [
      day,
      (week[day] ?? []).map(({ first: opens, last: closes }) => ({ opens, closes })),
    ]),
  );
}
