import { language } from '#src/config/language.ts';
import { weekdayName, weekdayPlural } from './dayNames.ts';
import * as messages from './hoursMessages.ts';
import { comma } from './listMessages.ts';
import { listOf } from './listOf.ts';
import {
  type BusinessHours,
  eachRange,
  hoursKey,
  isWholeDay,
  onOneLine,
  timeText,
  type TimeRange,
  type Week,
  weekText,
} from './openingHours.ts';
import { hoursFromTo } from './timeMessages.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/* The hours of a week in words, for sentences, columns and headings. */

/** The hours of a week, as a sentence needs them. */
export interface WeekWords {
  /**
   * By itself, or after a colon: '9:30 AM to 7 PM' where all days are alike, otherwise 'Monday to Friday 8 AM to 8 PM, Saturday
   * 9 AM to 1 PM, closed on Sunday'.
   */
  text: string;
  /** Within a sentence: the same without the closed days, 'Monday to Friday 8 AM to 8 PM and Saturday 9 AM to 1 PM'. */
  times: string;
  /** After 'available': 'from 9 AM to 9 PM', 'Monday to Friday from 8 AM to 8 PM and Saturday from 9 AM to 1 PM'. */
  from: string;
  /** The same with 'between': 'between 9 AM and 9 PM'. */
  between: string;
  /** 'until 9 PM' where all days are alike and have no break, otherwise as `from`. */
  until: string;
  /** All days are alike. */
  isDaily: boolean;
}

/** A day's hours in words: how each range, and the time it ends at, is written. */
interface Phrases {
  plain: string;
  from: string;
  between: string;
}

/** The words of a week's hours (docs/product.md, section 2: one time format). */
export function weekWords(week: Week): WeekWords {
  const groups = groupAlike(week);
  const [first] = groups;
  if (!first) {
    const never = messages.atNoTime;
    const text = messages.closed;
    return { text, times: never, from: never, between: never, until: never, isDaily: true };
  }
  const isDaily = first.days.length === weekdays.length;
  const closed = weekdays.filter((day) => !week[day]?.length);
  const phrases = groups.map(({ days, ranges }) => ({ days, ...phrasesOf(ranges) }));
  const each = (form: keyof Phrases) =>
    phrases.map(({ days, [form]: hours }) => (isDaily ? hours : onDays(days, hours)));
  // After 'and 4 PM to 7 PM' another 'and' would read as one of the same day.
  const hasBreak = groups.some(({ ranges }) => ranges.length > 1);
  const phrase = (form: keyof Phrases) =>
    hasBreak ? each(form).reduce(comma) : listOf(each(form));
  const [only] = first.ranges;
  const hasUntil = isDaily && first.ranges.length === 1 && only && !isWholeDay(only);
  return {
    text: [...each('plain'), ...(closed.length > 0 ? [closedText(closed)] : [])].reduce(comma),
    times: phrase('plain'),
    from: phrase('from'),
    between: phrase('between'),
    until: hasUntil ? messages.until(nonBreaking(timeText(only.closes))) : phrase('from'),
    isDaily,
  };
}

/** Where there is little room: 'Mon to Fri 8 AM to 8 PM, Sat 9 AM to 1 PM, Sun closed'. */
export function shortHours(week: Week): string {
  const { isDaily, text } = weekWords(week);
  return isDaily ? text : weekText(week, nonBreaking);
}

/** How the footer writes the phone's hours: in English as the record does, where it does. */
export function footerHours(
  { footer }: Pick<BusinessHours, 'footer'>,
  { text }: WeekWords,
): string {
  return (language === 'en' && footer) || text;
}

/** '8 AM to 8 PM' with no-break spaces, so that no line ends within it. */
export function nonBreaking(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function phrasesOf(ranges: readonly TimeRange[]): Phrases {
  const each = (words: (opens: string, closes: string) => string) =>
    eachRange(ranges, messages.atAnyHour, (opens, closes) =>
      opens === closes
        ? messages.at(nonBreaking(opens))
        : words(nonBreaking(opens), nonBreaking(closes)),
    );
  return {
    plain: each(rangeWords),
    from: each((opens, closes) => messages.fromHours(rangeWords(opens, closes))),
    between: each(messages.between),
  };
}

/** '8 AM to 8 PM', on one line. */
function rangeWords(opens: string, closes: string): string {
  return onOneLine(hoursFromTo(opens, closes), nonBreaking);
}

/** The open days of a week, those with the same hours together, in the order of their first days. */
function groupAlike(week: Week): { days: Weekday[]; ranges: readonly TimeRange[] }[] {
  const groups = new Map<string, { days: Weekday[]; ranges: readonly TimeRange[] }>();
  for (const day of weekdays) {
    const ranges = week[day] ?? [];
    const key = hoursKey(ranges);
    const group = groups.get(key);
    if (group) group.days.push(day);
    else if (ranges.length > 0) groups.set(key, { days: [day], ranges });
  }
  return [...groups.values()];
}

/** Days that follow each other, all of them in a row of their own; Monday first. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    const isNext = run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1)!) + 1;
    if (isNext) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A run of two is said as two days. */
function isInARow({ length }: readonly Weekday[]): boolean {
  return length > 2;
}

/**
 * 'Monday', 'Saturday and Sunday', 'Monday to Friday', 'Monday, Wednesday and Friday', 'Monday to Wednesday and Friday'; with 's' the
 * days of every week, 'Saturdays and Sundays'.
 */
export function namesOf(days: readonly Weekday[], ending: '' | 's' = ''): string {
  const nameOf = ending ? weekdayPlural : weekdayName;
  return listOf(
    runsOf(days).flatMap((run) => {
      const named = run.map(nameOf);
      return isInARow(run) ? messages.daysInARow(named[0]!, named.at(-1)!) : named;
    }),
  );
}

/** Hours with their days: 'Monday to Friday 8 AM to 8 PM', 'Saturday from 9 AM to 1 PM'. */
export function onDays(days: readonly Weekday[], hours: string): string {
  const words = runsOf(days).some(isInARow) ? messages.hoursOnDaysInARow : messages.hoursOnDays;
  return words(namesOf(days), hours);
}

/** 'closed on Sunday', 'closed Monday to Wednesday' */
function closedText(days: readonly Weekday[]): string {
  const words = runsOf(days).some(isInARow) ? messages.closedOnDaysInARow : messages.closedOnDays;
  return words(namesOf(days));
}
