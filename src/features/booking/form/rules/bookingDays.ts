import { inWords } from '#src/domain/text/inWords.ts';
import type { ClockTime } from '#src/domain/time/clock.ts';
import {
  addDays,
  dayAndMonth,
  formatDate,
  isRealDate,
  shortMonthName,
  shortWeekdayName,
  type Weekday,
  weekdayName,
  weekdayOf,
  weekdayPlural,
} from '#src/domain/time/dates.ts';
import * as dateMessages from '#src/domain/time/messages.ts';
import { dayOf, groupDays } from '#src/domain/time/openingHours.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import { type BookingHours, isClosedOn, slotsOn } from './slots.ts';

/* Days that can't be booked (docs/product.md, section 5): a browser's date field offers every day. */

/**
 * Why a day (YYYY-MM-DD) can't be booked; undefined if it can, for a past day and for invalid text. `now` is the clinic's
 * clock.
 */
export function closedDayError(
  date: string,
  now: ClockTime,
  { closedDays, clinic }: BookingHours,
): string | undefined {
  if (!isRealDate(date) || date < now.date) return undefined;
  const holiday = closedDays.find((day) => day.date === date);
  if (holiday) return messages.closedOnHoliday(dayAndMonth(date), holiday.name);
  if (!clinic || clinic.hours[dayOf(date)]) return undefined;
  return messages.clinicClosedOnWeekday(clinic.area, weekdayPlural(weekdayOf(date) as Weekday));
}

export interface DayChoice {
  /** YYYY-MM-DD */
  date: string;
  /** 'Today', 'Tomorrow', 'Fri' */
  name: string;
  /** '27 Nov' */
  day: string;
  isClosed: boolean;
}

export const offeredDays = 8;

/** The days from the first with slots left, closed ones included, by the clinic's clock. */
export function dayChoices(now: ClockTime, hours: BookingHours): DayChoice[] {
  const today = now.date;
  const isClosed = (date: string) => isClosedOn(date, hours);
  const isOver = !isClosed(today) && slotsOn(today, hours, now).length === 0;
  return Array.from({ length: offeredDays }, (_, day) => {
    const date = addDays(today, isOver ? day + 1 : day);
    return { date, name: dayName(date, today), day: shortDay(date), isClosed: isClosed(date) };
  });
}

/** '2026-11-23' → 'Monday 23 Nov 2026' */
export function dayInFull(date: string): string {
  return `${weekdayName(weekdayOf(date) as Weekday)} ${formatDate(date)}`;
}

/** '2026-11-27' → '27 Nov' */
function shortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return dateMessages.dayAndMonth(`${day}`, shortMonthName(month!));
}

function dayName(date: string, today: string): string {
  if (date === today) return messages.today;
  if (date === addDays(today, 1)) return messages.tomorrow;
  return shortWeekdayName(weekdayOf(date) as Weekday);
}

/** Closed days are named this many days ahead. */
const namedDays = 31;

/**
 * The closed days beside 'When': 'No visits on Sundays or 25 Dec'; '' for none. Without `now`, as in prerendered markup, only
 * weekdays.
 */
export function closedDaysText({ closedDays, clinic }: BookingHours, now?: ClockTime): string {
  const groups = clinic ? groupDays(clinic.hours) : [];
  const weekdays = groups.flatMap((group) => (group.hours ? [] : group.days));
  const isNamed = (date: string) =>
    now !== undefined &&
    date >= now.date &&
    date < addDays(now.date, namedDays) &&
    !weekdays.includes(weekdayOf(date) as Weekday);
  const dates = closedDays.map(({ date }) => date).filter(isNamed);
  const days = [...weekdays.map(weekdayPlural), ...dates.toSorted().map(shortDay)];
  return days.length > 0 ? messages.noAppointmentsOn(inWords(days, 'or')) : '';
}
