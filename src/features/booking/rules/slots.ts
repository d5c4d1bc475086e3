import type { BookingSetup } from './bookingSetup.ts';
import { minutesOf, timeAt } from '#src/domain/time/clock.ts';
import { dayOf } from '#src/domain/time/openingHours.ts';
import type { ClockTime } from '#src/domain/types.ts';

/* A slot is a time that can be booked, HH:MM on a 24-hour clock, as it is sent. */

/** From one slot to the next, and how long a visit is in an owner's calendar. */
export const slotMinutes = 30;

/** Every slot from the first to the last, both included. */
function allSlots({ first, last }: BookingSetup['hours']['bookableTimes']): string[] {
  const start = minutesOf(first) ?? 0;
  const count = ((minutesOf(last) ?? 0) - start) / slotMinutes + 1;
  return Array.from({ length: count }, (_, slot) => timeAt(start + slot * slotMinutes));
}

/** Whether nothing can be booked on a date, YYYY-MM-DD: a day off of all clinics, or of the chosen one. */
export function isClosedOn(date: string, { hours, clinic }: BookingSetup): boolean {
  const isDayOff = hours.closedDays.some((day) => day.date === date);
  return isDayOff || (clinic !== undefined && !clinic.hours[dayOf(date)]);
}

/**
 * Every slot of a date (YYYY-MM-DD) while the chosen clinic is open, its closing time not included; for '' those of any day. Slots
 * that have passed are among them.
 */
export function slotsOn(date: string, setup: BookingSetup): string[] {
  if (date && isClosedOn(date, setup)) return [];
  const { hours, clinic } = setup;
  const slots = allSlots(hours.bookableTimes);
  if (!clinic) return slots;
  const open = date ? [clinic.hours[dayOf(date)]] : Object.values(clinic.hours);
  return slots.filter((slot) => open.some((day) => day && day[0] <= slot && slot < day[1]));
}

/** The slots of a date (YYYY-MM-DD or '') that have not passed by the clinic's clock. */
export function slotsFor(date: string, now: ClockTime, setup: BookingSetup): string[] {
  if (date && date < now.date) return [];
  const slots = slotsOn(date, setup);
  return date === now.date ? slots.filter((slot) => slot >= now.time) : slots;
}

export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** Slots in groups: morning until noon, afternoon until five, evening; a part without slots is left out. */
export function byPartOfDay(slots: readonly string[]): { part: PartOfDay; slots: string[] }[] {
  const parts: Record<PartOfDay, string[]> = { Morning: [], Afternoon: [], Evening: [] };
  for (const slot of slots) parts[partOf(slot)].push(slot);
  return Object.entries(parts)
    .map(([part, ofPart]) => ({ part: part as PartOfDay, slots: ofPart }))
    .filter((group) => group.slots.length > 0);
}

function partOf(slot: string): PartOfDay {
  if (slot < '12:00') return 'Morning';
  return slot < '17:00' ? 'Afternoon' : 'Evening';
}
