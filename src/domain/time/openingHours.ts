import { type ClockTime, formatMinutes, minutesOf } from './clock.ts';
import {
  addDays,
  shortWeekdayName,
  type Weekday,
  weekdayName,
  weekdayOf,
  weekdays,
} from './dates.ts';
import * as messages from './messages.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Day = (typeof days)[number];

/** HH:MM, 24-hour. A missing day is closed. */
export type Week = Partial<Record<Day, readonly [opens: string, closes: string]>>;

/** The same every day, HH:MM. */
export interface DailyHours {
  opens: string;
  closes: string;
}

/** YYYY-MM-DD, closed everywhere. */
export interface ClosedDay {
  date: string;
  name: string;
}

export interface OpeningHours {
  hours: Week;
  closedDays: readonly ClosedDay[];
}

function hoursOn({ hours, closedDays }: OpeningHours, date: string) {
  return closedDays.some((day) => day.date === date) ? undefined : hours[dayOf(date)];
}

export function dayOf(date: string): Day {
  return weekdayOf(date).slice(0, 3).toLowerCase() as Day;
}

export function isOpenAt(clinic: OpeningHours, { date, time }: ClockTime): boolean {
  const today = hoursOn(clinic, date);
  return today !== undefined && today[0] <= time && time < today[1];
}

/** Within a week; undefined if there is none. */
function nextOpening(clinic: OpeningHours, now: ClockTime): ClockTime | undefined {
  for (let ahead = 0; ahead <= days.length; ahead++) {
    const date = addDays(now.date, ahead);
    const opens = hoursOn(clinic, date)?.[0];
    if (opens && (date > now.date || opens > now.time)) return { date, time: opens };
  }
  return undefined;
}

/** 'Open now, until 7 PM', 'Closed until 9:30 AM tomorrow' */
export function openText(clinic: OpeningHours, now: ClockTime): string {
  if (isOpenAt(clinic, now)) return messages.openNow(shortTime(hoursOn(clinic, now.date)![1]));
  const next = nextOpening(clinic, now);
  if (!next) return messages.closedNow;
  const time = shortTime(next.time);
  if (next.date === now.date) return messages.closedUntil(time);
  return next.date === addDays(now.date, 1)
    ? messages.closedUntilTomorrow(time)
    : messages.closedUntilDay(time, weekdayName(weekdayOf(next.date) as Weekday));
}

/** '19:00' → '7 PM', with no-break spaces; other text is unchanged. */
export function shortTime(time: string): string {
  const minutes = minutesOf(time);
  return minutes === undefined ? time : formatMinutes(minutes).replaceAll(' ', '\u00a0');
}

interface DayGroup {
  days: Weekday[];
  hours: Week[Day];
}

/** Joins consecutive days with equal hours, Monday first. */
export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const hours = week[days[index]!];
    const last = groups.at(-1);
    if (last && String(last.hours) === String(hours)) last.days.push(weekday);
    else groups.push({ days: [weekday], hours });
  }
  return groups;
}

/** 'Mon to Sat 10 AM to 8 PM, Sun closed' */
export function weekText(week: Week): string {
  const groups = groupDays(week).map(({ days: ofGroup, hours }) => ({
    names: ofGroup.map(shortWeekdayName),
    hours: hours && messages.hoursFromToUnbroken(shortTime(hours[0]), shortTime(hours[1])),
  }));
  const [only] = groups;
  if (only && groups.length === 1)
    return only.hours ? messages.everyDay(only.hours) : messages.closed;
  return groups
    .map(({ names, hours }) => {
      const name = names.length > 1 ? messages.daysInARow(names[0]!, names.at(-1)!) : names[0]!;
      return hours ? messages.hoursOnDays(name, hours) : messages.daysClosed(name);
    })
    .join(', ');
}
