import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { groupBy } from '#src/domain/groupBy.ts';
import { type ClockTime, minutesOf, timeAt } from '#src/domain/time/clock.ts';
import { type ClosedDay, dayOf } from '#src/domain/time/openingHours.ts';

/* A slot is a bookable time, HH:MM (24 hours), as it is sent. */

/** The step between slots, and an appointment's length in an owner's calendar. */
export const slotMinutes = 30;

/** When appointments can be booked: by the business, and at the chosen clinic. */
export interface BookingHours {
  /** The first and last bookable time, HH:MM. */
  bookableTimes: { first: string; last: string };
  /** Days off of all clinics. */
  closedDays: readonly ClosedDay[];
  clinic?: Clinic;
}

/** Whether a date (YYYY-MM-DD) is a day off of all clinics or of the chosen one. */
export function isClosedOn(date: string, { closedDays, clinic }: BookingHours): boolean {
  const isDayOff = closedDays.some((day) => day.date === date);
  return isDayOff || (clinic !== undefined && !clinic.hours[dayOf(date)]);
}

/**
 * The slots of a date (YYYY-MM-DD; '' for any day) while the chosen clinic is open, without its closing time. `now`, the
 * clinic's clock, leaves out those that have passed.
 */
export function slotsOn(date: string, hours: BookingHours, now?: ClockTime): string[] {
  if (date && isClosedOn(date, hours)) return [];
  if (date && now && date < now.date) return [];
  const { bookableTimes, clinic } = hours;
  const days = clinic && (date ? [clinic.hours[dayOf(date)]] : Object.values(clinic.hours));
  const isOpen = (slot: string) =>
    !days || days.some((day) => day && day[0] <= slot && slot < day[1]);
  const earliest = date === now?.date ? now.time : '';
  return everyHalfHour(bookableTimes).filter((slot) => slot >= earliest && isOpen(slot));
}

/** From the first to the last time, both included. */
function everyHalfHour({ first, last }: BookingHours['bookableTimes']): string[] {
  const start = minutesOf(first) ?? 0;
  const count = ((minutesOf(last) ?? 0) - start) / slotMinutes + 1;
  return Array.from({ length: count }, (_, slot) => timeAt(start + slot * slotMinutes));
}

export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** Slots by part of day, without empty parts: morning until noon, afternoon until five, evening. */
export function byPartOfDay(slots: readonly string[]): { part: PartOfDay; slots: string[] }[] {
  return [...groupBy(slots, partOf)].map(([part, ofPart]) => ({ part, slots: ofPart }));
}

function partOf(slot: string): PartOfDay {
  if (slot < '12:00') return 'Morning';
  return slot < '17:00' ? 'Afternoon' : 'Evening';
}
