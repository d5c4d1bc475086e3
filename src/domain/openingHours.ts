import { addDays, formatDate, minutesOf, momentAt, timeAt, weekdayOf } from './clock.ts';
import { shortWeekdayName, weekdayName } from './dayNames.ts';
import * as messages from './hoursMessages.ts';
import { and, comma } from './listMessages.ts';
import { hoursFromTo, midnight, noon } from './timeMessages.ts';
import { formatMinutes } from './timeOfDay.ts';
import type { ClockTime } from './types.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/*
 * Hours by weekday, with the days that differ. They are read off the clinic's wall clock (domain/clock.ts, clinicNow), as
 * date and time in text, so that neither the visitor's time zone nor a change of the clocks moves them.
 */

/**
 * A stretch of a day, HH:MM, 24-hour. It ends before `closes`. Where that is not after `opens` it ends on the next day:
 * 18:00 to 02:00 is an evening and its night, 00:00 to 00:00 the whole day.
 */
export interface TimeRange {
  opens: string;
  closes: string;
}

/** A day that differs from its weekday. */
export interface Holiday {
  /** YYYY-MM-DD */
  date: string;
  name: string;
  /** Closed unless it says otherwise. */
  ranges?: readonly TimeRange[];
}

/** The hours of each weekday. A day that is left out is closed; two ranges are a day with a break. */
export type Week<Range = TimeRange> = Partial<Record<Weekday, readonly Range[]>>;

export interface OpeningHours {
  week: Week;
  holidays: readonly Holiday[];
  /** The IANA zone of the clock that they go by, where it is another than the business's. */
  timeZone?: string | undefined;
}

/** Times that can be chosen, HH:MM, 24-hour, the first and the last of them included. Both are on the same day. */
export interface SlotRange {
  first: string;
  last: string;
}

/** A clinic's: when it is open, and what differs from the business's hours. */
export interface ClinicTimes extends OpeningHours {
  /** When its own phone is answered. Left out: when the business's is. */
  phone?: Week;
  /** When it takes emergencies. Left out: never. */
  emergency?: Week;
}

/** The hours that hold for the whole business; each clinic has opening hours of its own besides. */
export interface BusinessHours {
  /** The IANA zone of the clock that all hours go by, 'Asia/Kolkata', whatever the visitor's. */
  timeZone: string;
  /** When somebody answers the phone. */
  phone: Week;
  /** When the hospitals take emergencies; no day where nobody does. */
  emergency: Week;
  /** The times that the booking form offers, as far as the chosen clinic is open then. */
  bookable: Week<SlotRange>;
  /** Every clinic's. A clinic can have others of its own. */
  holidays: readonly Holiday[];
  /** How the footer writes the phone's hours, where that is fixed. Left out: as everywhere. */
  footer?: string;
}

/** The hours of a week in which the given days are alike, and the others closed. Default: all seven. */
export function sameHours<Range = TimeRange>(
  ranges: readonly Range[],
  days: readonly Weekday[] = weekdays,
): Week<Range> {
  return Object.fromEntries(days.map((day) => [day, ranges]));
}

/** A value for each minute of a week, from Monday's midnight on: 1 where it is open. Ranges past Sunday's midnight go on on Monday. */
export function openMinutes(week: Week): Uint8Array {
  const minutes = new Uint8Array(weekdays.length * dayMinutes);
  for (const [day, weekday] of weekdays.entries())
    for (const { from, until } of spansOfRanges(week[weekday] ?? [], day))
      for (let minute = from; minute < until; minute++) minutes[minute % minutes.length] = 1;
  return minutes;
}

/** Whether a week has no minute at which it is closed. */
function isDayAndNight(week: Week): boolean {
  return openMinutes(week).every(Boolean);
}

/**
 * The week as people say it: ranges that touch are one, past midnight too ('9 AM to 8 AM'), and those that go round the clock are whole
 * days. Any other that would be longer than a day stays as it is written.
 */
export function joinTouching(week: Week): Week {
  if (isDayAndNight(week)) return sameHours([wholeDay]);
  const all = weekdays.flatMap((weekday, day) => spansOfRanges(week[weekday] ?? [], day));
  const spans = all.toSorted((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && canJoin(last, span)) last.until = span.until;
    else joined.push({ ...span });
  }
  const [first, last] = [joined[0], joined.at(-1)];
  const weekMinutes = weekdays.length * dayMinutes;
  // Sunday's night ends on Monday.
  if (first && last && first !== last) {
    const nextWeek = { from: first.from + weekMinutes, until: first.until + weekMinutes };
    if (canJoin(last, nextWeek)) {
      last.until = nextWeek.until;
      joined.shift();
    }
  }
  return Object.fromEntries(
    weekdays.flatMap((weekday, day) => {
      const ranges = joined
        .filter(({ from }) => Math.floor(from / dayMinutes) === day)
        .map(({ from, until }) => ({
          opens: timeAt(from % dayMinutes),
          closes: timeAt(until % dayMinutes),
        }));
      return ranges.length > 0 ? [[weekday, ranges]] : [];
    }),
  );
}

function canJoin(span: Span, next: Span): boolean {
  const length = next.until - span.from;
  // A whole day begins at midnight: 9 AM to 9 AM would be no hours.
  return (
    next.from === span.until &&
    (length < dayMinutes || (length === dayMinutes && span.from % dayMinutes === 0))
  );
}

/** Whether a week is open at every minute at which another one is. */
export function coversWeek(week: Week, other: Week): boolean {
  const open = openMinutes(week);
  return openMinutes(other).every((wanted, minute) => !wanted || open[minute] === 1);
}

/** The hours of a date (YYYY-MM-DD): those of the holiday, or of the weekday. [] where it is closed. */
export function rangesOn({ week, holidays }: OpeningHours, date: string): readonly TimeRange[] {
  const holiday = holidays.find((day) => day.date === date);
  if (holiday) return holiday.ranges ?? [];
  return week[weekdayOf(date) as Weekday] ?? [];
}

/** Days off as they hold for the hours of a week: a short day shortens them, and opens nothing that is closed on its weekday. */
export function daysOffOf(week: Week, holidays: readonly Holiday[]): Holiday[] {
  return holidays.map(({ ranges = [], ...day }) => {
    const usual = spansOfRanges(week[weekdayOf(day.date) as Weekday] ?? []);
    const left = spansOfRanges(ranges).flatMap((short) =>
      usual.flatMap((span) => {
        const from = Math.max(short.from, span.from);
        const until = Math.min(short.until, span.until);
        if (until <= from) return [];
        return { opens: timeAt(from % dayMinutes), closes: timeAt(until % dayMinutes) };
      }),
    );
    return left.length > 0 ? { ...day, ranges: left } : day;
  });
}

/** The hours of a week with a place's days off and clock: when its phone is answered, when it takes emergencies. */
export function hoursWithin(week: Week, { holidays, timeZone }: Omit<OpeningHours, 'week'>) {
  return { week, holidays: daysOffOf(week, holidays), timeZone };
}

const dayMinutes = 24 * 60;

/** Minutes after the midnight that begins the first day. */
interface Span {
  from: number;
  until: number;
}

/** The open spans that begin on a date, `day` days after the one that is counted from; in order. */
function spansOf(hours: OpeningHours, date: string, day: number): Span[] {
  return spansOfRanges(rangesOn(hours, addDays(date, day)), day).toSorted(
    (a, b) => a.from - b.from,
  );
}

/** The open spans of a day's hours, `day` days after the one that minutes are counted from. */
export function spansOfRanges(ranges: readonly TimeRange[], day = 0): Span[] {
  return ranges.flatMap(({ opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)];
    if (from === undefined || until === undefined) return [];
    const nextDay = until <= from ? dayMinutes : 0;
    return [{ from: from + day * dayMinutes, until: until + nextDay + day * dayMinutes }];
  });
}

/** After this many days open without a break, it counts as always open. */
const longestOpen = 8;
/** How many days ahead to look for the next opening. */
const longestClosed = 366;

/**
 * Whether it is open at a moment of the clinic's clock, and until when; or from when. `until` is undefined where it never
 * closes, `opens` where no opening is known within a year.
 */
export type OpenState = { open: true; until?: ClockTime } | { open: false; opens?: ClockTime };

/** The state at a moment of the clinic's wall clock. Ranges without a break between them count as one. */
export function openStateAt(hours: OpeningHours, { date, time }: ClockTime): OpenState {
  const now = minutesOf(time) ?? 0;
  let until = now;
  // Start with yesterday, whose hours may run past midnight.
  for (let day = -1; day * dayMinutes <= until && day < longestOpen; day++) {
    for (const span of spansOf(hours, date, day))
      if (span.from <= until) until = Math.max(until, span.until);
  }
  if (until > now) {
    const isAlways = until >= longestOpen * dayMinutes;
    return isAlways ? { open: true } : { open: true, until: momentAt(date, until) };
  }
  for (let day = 0; day <= longestClosed; day++) {
    const next = spansOf(hours, date, day).find(({ from }) => from > now);
    if (next) return { open: false, opens: momentAt(date, next.from) };
  }
  return { open: false };
}

/**
 * Asks whether it is open at a time of a date (YYYY-MM-DD) by the clinic's wall clock. The answer takes HH:MM, 24-hour: many
 * times of one day can be asked for.
 */
export function openTimesOn(hours: OpeningHours, date: string): (time: string) => boolean {
  // Yesterday's hours may run past midnight.
  const spans = [-1, 0].flatMap((day) => spansOf(hours, date, day));
  return (time) => {
    const minutes = minutesOf(time) ?? 0;
    return spans.some(({ from, until }) => from <= minutes && minutes < until);
  };
}

/** 'Open now, until 7 PM', 'Closed until 4 PM', 'Closed until 9:30 AM tomorrow'. */
export function openStateText(hours: OpeningHours, now: ClockTime): string {
  const state = openStateAt(hours, now);
  if (state.open) return messages.openNow(untilText(state, now));
  if (!state.opens) return messages.closedNow;
  return messages.closedUntil(momentText(state.opens, now));
}

/** 'until 7 PM', 'day and night': of hours that are open at that moment. */
export function untilText({ until }: { until?: ClockTime }, now: ClockTime): string {
  return until ? messages.until(closingText(until, now)) : messages.dayAndNight;
}

/** Up to this time of the next morning people still call it tonight. */
const nightEnds = '06:00';

function closingText(until: ClockTime, now: ClockTime): string {
  const isTonight = until.date === addDays(now.date, 1) && until.time <= nightEnds;
  return isTonight ? timeText(until.time) : momentText(until, now);
}

/** '8 AM', '8 AM tomorrow', within a week '8 AM on Friday', later '8 AM on 3 Jan 2027'. */
function momentText({ date, time }: ClockTime, now: ClockTime): string {
  const at = timeText(time);
  if (date === now.date) return at;
  if (date === addDays(now.date, 1)) return messages.tomorrowAt(at);
  return date < addDays(now.date, 7)
    ? messages.onWeekdayAt(at, weekdayName(weekdayOf(date) as Weekday))
    : messages.onDateAt(at, formatDate(date));
}

/** '19:00' → '7 PM', '09:30' → '9:30 AM', '12:00' → 'noon', '00:00' → 'midnight'. A text that is no time is returned unchanged. */
export function timeText(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === undefined) return time;
  if (minutes === 0) return midnight;
  if (minutes === 12 * 60) return noon;
  return formatMinutes(minutes);
}

/** A day's hours: '9:30 AM to 7 PM', '9 AM to 1 PM and 4 PM to 7 PM', 'Closed', 'Open 24 hours'. */
export function rangesText(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return messages.closed;
  return eachRange(ranges, messages.open24Hours, hoursFromTo);
}

/** A day's hours in words of the caller's, with 'and' where it has a break. */
export function eachRange(
  ranges: readonly TimeRange[],
  allDay: string,
  words: (opens: string, closes: string) => string,
): string {
  return ranges
    .map((range) =>
      isWholeDay(range) ? allDay : words(timeText(range.opens), timeText(range.closes)),
    )
    .reduce(and);
}

/** From midnight to midnight. */
const wholeDay: TimeRange = { opens: '00:00', closes: '00:00' };

/** Whether a range is a whole day: 00:00 to 00:00. */
export function isWholeDay({ opens, closes }: TimeRange): boolean {
  return minutesOf(opens) === 0 && minutesOf(closes) === 0;
}

/** The longest hours in English, '10:30 AM to 12:30 PM'. */
const longestLine = 20;

/** Hours as they are kept on one line; a language that takes more words keeps each time on one, since a narrow screen has no room for both. */
export function onOneLine(hours: string, keep: (words: string) => string): string {
  return hours.length > longestLine ? hours : keep(hours);
}

/** Days that follow each other and have the same hours. */
export interface DayGroup {
  days: Weekday[];
  ranges: readonly TimeRange[];
}

/** The week, Monday first, in groups of days that follow each other and have the same hours. */
export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const ranges = week[day] ?? [];
    const last = groups.at(-1);
    if (last && hoursKey(last.ranges) === hoursKey(ranges)) last.days.push(day);
    else groups.push({ days: [day], ranges });
  }
  return groups;
}

/** The same text for the same hours. */
export function hoursKey(ranges: readonly TimeRange[]): string {
  return JSON.stringify(ranges.map(({ opens, closes }) => [opens, closes]));
}

/**
 * The week in a line: 'Every day, 9:30 AM to 7 PM' or 'Mon to Sat 9:30 AM to 7 PM, Sun closed'. `keep` is given what may be kept on one
 * line.
 */
export function weekText(week: Week, keep = (words: string) => words): string {
  const inLine = (ranges: readonly TimeRange[]) =>
    eachRange(ranges, messages.open24HoursInLine, (opens, closes) =>
      onOneLine(hoursFromTo(keep(opens), keep(closes)), keep),
    );
  const groups = groupDays(week);
  const [only] = groups;
  if (only && groups.length === 1)
    return only.ranges.length === 0 ? messages.closed : messages.everyDay(inLine(only.ranges));
  return groups
    .map(({ days, ranges }) => {
      if (ranges.length === 0) return keep(messages.daysClosed(daysText(days)));
      const words = days.length > 2 ? messages.hoursOnDaysInARow : messages.hoursOnDays;
      return words(daysText(days), inLine(ranges));
    })
    .reduce(comma);
}

function daysText(days: readonly Weekday[]): string {
  const names = days.map(shortWeekdayName);
  return names.length > 2 ? messages.daysInARow(names[0]!, names.at(-1)!) : names.reduce(and);
}
