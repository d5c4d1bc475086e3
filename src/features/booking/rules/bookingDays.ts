import * as messages from './bookingMessages.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { addDays, isRealDate, weekdayOf } from '#src/domain/time/clock.ts';
import { dayAndMonth } from '#src/domain/time/dateMessages.ts';
import { shortMonthName, shortWeekdayName, weekdayPlural } from '#src/domain/time/dayNames.ts';
import { groupDays } from '#src/domain/time/openingHours.ts';
import { listOf } from '#src/domain/text/listOf.ts';
import { dayOfMonth } from '#src/domain/time/longDate.ts';
import { slotsFor, slotsOn } from './slots.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { Weekday } from '#src/domain/time/weekdays.ts';

/*
 * Which days can't be booked, and why (docs/product.md, section 5). A browser's own date field can't leave days out.
 */

/**
 * Why a day of the future (YYYY-MM-DD) can't be booked, in a sentence or two; undefined where it can, and for a text that is no
 * day or a day that has passed. `now` is the clinic's clock.
 */
export function dayProblem(date: string, now: ClockTime, setup: BookingSetup): string | undefined {
  if (!isRealDate(date) || date < now.date) return undefined;
  const { hours, clinic } = setup;
  const closedDay = hours.closedDays.find((day) => day.date === date);
  if (closedDay)
    return messages.closedOnHoliday(messages.holidayWithName(dayOfMonth(date), closedDay.name));
  if (!clinic || slotsOn(date, setup).length > 0) return undefined;
  return messages.clinicClosedOnWeekday(clinic.area, weekdayPlural(weekdayOf(date) as Weekday));
}

/** How many days ahead closed days are named. */
const closedDayView = 31;

/** A day as the form offers it beside its date field. */
export interface DayChoice {
  /** YYYY-MM-DD */
  date: string;
  /** 'Today', 'Tomorrow', 'Fri' */
  name: string;
  /** '27 Nov' */
  day: string;
  isClosed: boolean;
}

/** How many days the form offers. */
export const dayView = 8;

/** The days from the first that has times left, the closed ones among them, by the clinic's clock. */
export function dayChoices(now: ClockTime, setup: BookingSetup): DayChoice[] {
  const first = now.date;
  const isOver = slotsOn(first, setup).length > 0 && slotsFor(first, now, setup).length === 0;
  const start = isOver ? addDays(first, 1) : first;
  return Array.from({ length: dayView }, (_, day) => addDays(start, day)).map((date) => ({
    date,
    name: dayName(date, now),
    day: shortDay(date),
    isClosed: slotsOn(date, setup).length === 0,
  }));
}

/** '2026-11-27' → '27 Nov' */
function shortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return dayAndMonth(`${day}`, shortMonthName(month!));
}

function dayName(date: string, now: ClockTime): string {
  if (date === now.date) return messages.today;
  return date === addDays(now.date, 1)
    ? messages.tomorrow
    : shortWeekdayName(weekdayOf(date) as Weekday);
}

/**
 * The days without a time to book, beside the form's 'When': 'No visits on Sundays or 25 Dec'; '' where there are none. `now` is left
 * out where nobody knows it, in prerendered markup: then no closed day is named.
 */
export function closedDaysText({ hours, clinic }: BookingSetup, now?: ClockTime): string {
  const weekdays = groupDays(clinic?.hours ?? {}).flatMap((group) =>
    clinic && !group.hours ? group.days : [],
  );
  const end = now && addDays(now.date, closedDayView);
  const dates = hours.closedDays
    .map(({ date }) => date)
    .filter((date) => now && date >= now.date && date < end!)
    .filter((date) => !weekdays.includes(weekdayOf(date) as Weekday));
  const days = [...weekdays.map(weekdayPlural), ...dates.toSorted().map(shortDay)];
  return days.length > 0 ? messages.noVisitsOn(listOf(days, 'or')) : '';
}
