import type { BookingSetup } from './bookingSetup.ts';
import { addDays, formatTime, minutesOf, timeAt, weekdayOf } from './clock.ts';
import { type OpeningHours, openTimesOn, type SlotRange, type Week } from './openingHours.ts';
import { type Weekday, weekdays } from './weekdays.ts';
import type { ClockTime } from './types.ts';

/** A time that can be booked. */
export interface Slot {
  /** HH:MM, 24-hour, as it is sent. */
  value: string;
  /** '10:30 AM', as it is shown. */
  label: string;
}

/** From one time to the next, and how long a visit is in an owner's calendar. */
export const slotMinutes = 30;

function slotAt(minutes: number): Slot {
  const value = timeAt(minutes);
  return { value, label: formatTime(value) };
}

/** The times of ranges, each from its first to its last; in order, none twice. */
function slotsIn(ranges: readonly SlotRange[]): Slot[] {
  const minutes = ranges.flatMap(({ first, last }) => {
    const [from, to] = [minutesOf(first), minutesOf(last)];
    if (from === undefined || to === undefined || to < from) return [];
    return Array.from(
      { length: Math.floor((to - from) / slotMinutes) + 1 },
      (_, index) => from + index * slotMinutes,
    );
  });
  return [...new Set(minutes)].toSorted((a, b) => a - b).map(slotAt);
}

/**
 * Every time that can be booked on a date (YYYY-MM-DD): the bookable times of its weekday, as far as the holidays and the chosen
 * clinic leave them; [] on a closed day. For '' those of any weekday. What has passed is not left out (docs/product.md, section 9).
 */
export function slotsOn(date: string, setup: BookingSetup): Slot[] {
  const { hours, clinic } = setup;
  if (!date) {
    const slots = slotsByWeekday(setup).flat();
    const unique = new Map(slots.map((slot) => [slot.value, slot]));
    return [...unique.values()].toSorted((a, b) => (a.value < b.value ? -1 : 1));
  }
  const ranges = hours.bookable[weekdayOf(date) as Weekday] ?? [];
  const limits: OpeningHours[] = clinic ? [clinic.hours] : [];
  if (hours.holidays.some((holiday) => holiday.date === date))
    limits.push({ week: {}, holidays: hours.holidays });
  const isOpen = limits.map((limit) => openTimesOn(limit, date));
  return slotsIn(ranges).filter(({ value }) => isOpen.every((isOpenAt) => isOpenAt(value)));
}

/** The times of each weekday, Monday first, holidays aside. */
export function slotsByWeekday(setup: BookingSetup): Slot[][] {
  const { hours, clinic } = setup;
  const ordinary = {
    ...setup,
    hours: { ...hours, holidays: [] },
    clinic: clinic && { ...clinic, hours: { ...clinic.hours, holidays: [] } },
  };
  return weekdays.map((_, day) => slotsOn(addDays(aMonday, day), ordinary));
}

const aMonday = '2001-01-01';

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

/** Slots that follow each other without a gap, each as its first and its last time. */
export function runsOf(slots: readonly Slot[]): SlotRange[] {
  const runs: SlotRange[] = [];
  for (const { value } of slots) {
    const run = runs.at(-1);
    const follows = run && (minutesOf(value) ?? 0) - (minutesOf(run.last) ?? 0) <= slotMinutes;
    if (follows) run.last = value;
    else runs.push({ first: value, last: value });
  }
  return runs;
}

function timesOf(range: SlotRange) {
  return runsOf(slotsIn([range])).map(({ first: opens, last: closes }) => ({ opens, closes }));
}

/** The hours of a week in which visits can be booked, for their words: from the first to the last of the times that are offered. */
export function slotWeek(week: Week<SlotRange>): Week {
  return Object.fromEntries(weekdays.map((day) => [day, week[day]?.flatMap(timesOf)]));
}
