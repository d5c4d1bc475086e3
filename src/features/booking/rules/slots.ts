import type { BookingSetup } from './bookingSetup.ts';
import { formatTime, minutesOf, timeAt } from '#src/domain/time/clock.ts';
import { dayOf } from '#src/domain/time/openingHours.ts';
import type { ClockTime } from '#src/domain/types.ts';

/** A time that can be booked. */
export interface Slot {
  /** HH:MM, 24-hour, as it is sent. */
  value: string;
  /** '10:30 AM', as it is shown. */
  label: string;
}

/** From one time to the next, and how long a visit is in an owner's calendar. */
export const slotMinutes = 30;

/** Every time from the first to the last, both included. */
function allSlots({ hours: { bookableTimes } }: BookingSetup): Slot[] {
  const first = minutesOf(bookableTimes.first) ?? 0;
  const last = minutesOf(bookableTimes.last) ?? 0;
  const slots: Slot[] = [];
  for (let minutes = first; minutes <= last; minutes += slotMinutes) {
    const value = timeAt(minutes);
    slots.push({ value, label: formatTime(value) });
  }
  return slots;
}

/**
 * Every time that can be booked on a date (YYYY-MM-DD): while the chosen clinic is open, its closing time not; [] on a closed day. For ''
 * the times of any day. What has passed is not left out (docs/product.md, section 9).
 */
export function slotsOn(date: string, setup: BookingSetup): Slot[] {
  const { hours, clinic } = setup;
  if (hours.closedDays.some((day) => day.date === date)) return [];
  const slots = allSlots(setup);
  if (!clinic) return slots;
  const open = date ? [clinic.hours[dayOf(date)]] : Object.values(clinic.hours);
  return slots.filter(({ value }) => open.some((day) => day && day[0] <= value && value < day[1]));
}

/**
 * The times to offer for a date (YYYY-MM-DD or '') by the clinic's clock: without those that have passed.
 */
export function slotsFor(date: string, now: ClockTime, setup: BookingSetup): Slot[] {
  const slots = slotsOn(date, setup);
  if (date === '' || date > now.date) return slots;
  if (date < now.date) return [];
  return slots.filter((slot) => slot.value >= now.time);
}

export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** Slots as people look for them: morning until noon, afternoon until five, evening; without the parts that have none. */
export function byPartOfDay(slots: readonly Slot[]): { part: PartOfDay; slots: Slot[] }[] {
  const parts: { part: PartOfDay; from: string; to: string }[] = [
    { part: 'Morning', from: '00:00', to: '12:00' },
    { part: 'Afternoon', from: '12:00', to: '17:00' },
    { part: 'Evening', from: '17:00', to: '24:00' },
  ];
  return parts
    .map(({ part, from, to }) => ({
      part,
      slots: slots.filter(({ value }) => from <= value && value < to),
    }))
    .filter((one) => one.slots.length > 0);
}
