import * as messages from './bookingMessages.ts';
import type { BookingSetup } from './bookingSetup.ts';
import { addDays, isRealDate, weekdayOf } from './clock.ts';
import { dayAndMonth } from './dateMessages.ts';
import { shortMonthName, shortWeekdayName, weekdayPlural } from './dayNames.ts';
import { dayOfMonth } from './longDate.ts';
import { type OpeningHours, rangesOn } from './openingHours.ts';
import { type Weekday, weekdays } from './weekdays.ts';
import { slotsByWeekday, slotsFor, slotsOn } from './slots.ts';
import type { ClockTime } from './types.ts';
import { listOf } from './listOf.ts';
import { namesOf } from './weekWords.ts';

/*
 * Which days can't be booked, and why (docs/product.md, section 5). A browser's own date field can't leave days out.
 */

/**
 * Why a day of the future (YYYY-MM-DD) can't be booked, in a sentence or two; undefined where it can, and for a text that is no
 * day or a day that has passed. `now` is the clinic's clock.
 */
export function dayProblem(date: string, now: ClockTime, setup: BookingSetup): string | undefined {
  if (!isRealDate(date) || date < now.date) return undefined;
  return closedReason(date, setup);
}

function closedReason(date: string, setup: BookingSetup): string | undefined {
  if (slotsOn(date, setup).length > 0) return undefined;
  const { hours, clinic, clinics } = setup;
  const weekday = weekdayOf(date) as Weekday;
  const holiday = closedHoliday(hours, date);
  if (holiday) return messages.closedOnHoliday(holiday);
  if (!hours.bookable[weekday]?.length) {
    const isOpen = (clinic ? [clinic] : clinics).some(
      (one) => rangesOn(one.hours, date).length > 0,
    );
    const say = isOpen ? messages.noBookingsOnWeekday : messages.closedOnWeekday;
    return say(weekdayPlural(weekday));
  }
  if (clinic && rangesOn(clinic.hours, date).length === 0) {
    const day = closedHoliday(clinic.hours, date);
    return day
      ? messages.clinicClosedOnHoliday(clinic.area, day)
      : messages.clinicClosedOnWeekday(clinic.area, weekdayPlural(weekday));
  }
  const day = dayOfMonth(date);
  return clinic ? messages.noTimesAtClinic(clinic.area, day) : messages.noTimesOn(day);
}

/** '25 December (Christmas Day)' where a date is a holiday without hours. */
function closedHoliday(
  { holidays }: Pick<OpeningHours, 'holidays'>,
  date: string,
): string | undefined {
  const holiday = holidays.find((one) => one.date === date);
  if (!holiday || holiday.ranges?.length) return undefined;
  const day = dayOfMonth(date);
  return holiday.name ? messages.holidayWithName(day, holiday.name) : day;
}

/**
 * The holidays of the next weeks, the business's and the clinic's, and the day after each: hours that last past midnight are
 * missing there. In order, none twice.
 */
function holidaysFrom(today: string, { hours, clinic }: BookingSetup): string[] {
  const dates = [hours, clinic?.hours].flatMap(
    (one) => one?.holidays.map(({ date }) => date) ?? [],
  );
  const end = addDays(today, holidayView);
  return [...new Set(dates.flatMap((date) => [date, addDays(date, 1)]))]
    .filter((date) => date >= today && date < end)
    .toSorted();
}

/** How many days ahead holidays are named. */
const holidayView = 31;

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
 * out where nobody knows it, in prerendered markup: then no holiday is named.
 */
export function closedDaysText(setup: BookingSetup, now?: ClockTime): string {
  const slots = slotsByWeekday(setup);
  const closed = weekdays.filter((_, day) => slots[day]?.length === 0);
  const holidays = now
    ? holidaysFrom(now.date, setup).filter(
        (date) => !closed.includes(weekdayOf(date) as Weekday) && slotsOn(date, setup).length === 0,
      )
    : [];
  const days = [...(closed.length > 0 ? [namesOf(closed, 's')] : []), ...holidays.map(shortDay)];
  return days.length > 0 ? messages.noVisitsOn(listOf(days, 'or')) : '';
}
