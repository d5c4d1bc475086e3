import { listOf } from './listOf.ts';
import { isWholeDay, timeText, type TimeRange, type Week, weekText } from './openingHours.ts';
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

/** Behind hours. */
export const exceptDaysOff = 'except on days off';

/** The words of a week's hours (docs/product.md, section 2: one time format). */
export function weekWords(week: Week): WeekWords {
  const groups = groupAlike(week);
  const [first] = groups;
  if (!first)
    return {
      text: 'Closed',
      times: 'at no time',
      from: 'at no time',
      between: 'at no time',
      until: 'at no time',
      isDaily: true,
    };
  const isDaily = first.days.length === weekdays.length;
  const closed = weekdays.filter((day) => !week[day]?.length);
  const days = groups.map((group) => ({ name: namesOf(group.days), ...phrasesOf(group.ranges) }));
  const each = (form: keyof Phrases) =>
    days.map((day) => nonBreaking(isDaily ? day[form] : `${day.name} ${day[form]}`));
  // After 'and 4 PM to 7 PM' another 'and' would read as one of the same day.
  const hasBreak = groups.some(({ ranges }) => ranges.length > 1);
  const phrase = (form: keyof Phrases) => (hasBreak ? each(form).join(', ') : listOf(each(form)));
  const [only] = first.ranges;
  const hasUntil = isDaily && first.ranges.length === 1 && only && !isWholeDay(only);
  return {
    text: [...each('plain'), ...(closed.length > 0 ? [closedText(closed)] : [])].join(', '),
    times: phrase('plain'),
    from: phrase('from'),
    between: phrase('between'),
    until: hasUntil ? nonBreaking(`until ${timeText(only.closes)}`) : phrase('from'),
    isDaily,
  };
}

/** Where there is little room: 'Mon to Fri 8 AM to 8 PM, Sat 9 AM to 1 PM, Sun closed'. */
export function shortHours(week: Week): string {
  const { isDaily, text } = weekWords(week);
  return isDaily ? text : nonBreaking(weekText(week));
}

/** '8 AM to 8 PM' with no-break spaces, so that no line ends within it or within 'Sun closed'. */
export function nonBreaking(hours: string): string {
  return hours.replaceAll(
    /(?<=\w) (?=[AP]M|closed)|(?<=[AP]M|\d) (?=to)|(?<=to) (?=\d)/g,
    '\u00a0',
  );
}

function phrasesOf(ranges: readonly TimeRange[]): Phrases {
  const each = (words: (opens: string, closes: string) => string) =>
    ranges
      .map((range) => {
        if (isWholeDay(range)) return 'at any hour';
        const [opens, closes] = [timeText(range.opens), timeText(range.closes)];
        return opens === closes ? `at ${opens}` : words(opens, closes);
      })
      .join(' and ');
  return {
    plain: each((opens, closes) => `${opens} to ${closes}`),
    from: each((opens, closes) => `from ${opens} to ${closes}`),
    between: each((opens, closes) => `between ${opens} and ${closes}`),
  };
}

/** The open days of a week, those with the same hours together, in the order of their first days. */
function groupAlike(week: Week): { days: Weekday[]; ranges: readonly TimeRange[] }[] {
  const groups = new Map<string, { days: Weekday[]; ranges: readonly TimeRange[] }>();
  for (const day of weekdays) {
    const ranges = week[day] ?? [];
    const key = JSON.stringify(ranges.map(({ opens, closes }) => [opens, closes]));
    const group = groups.get(key);
    if (group) group.days.push(day);
    else if (ranges.length > 0) groups.set(key, { days: [day], ranges });
  }
  return [...groups.values()];
}

/** 'Monday', 'Saturday and Sunday', 'Monday to Friday', 'Monday, Wednesday and Friday', 'Monday to Wednesday and Friday'. */
export function namesOf(days: readonly Weekday[], ending = ''): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    const isNext = run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1)!) + 1;
    if (isNext) run.push(day);
    else runs.push([day]);
  }
  return listOf(
    runs.flatMap((run) => {
      const [first, last] = [`${run[0]}${ending}`, `${run.at(-1)}${ending}`];
      return run.length > 2 ? [`${first} to ${last}`] : run.map((day) => `${day}${ending}`);
    }),
  );
}

/** 'closed on Sunday', 'closed Monday to Wednesday' */
function closedText(days: readonly Weekday[]): string {
  const names = namesOf(days);
  return `closed ${names.includes(' to ') ? '' : 'on '}${names}`;
}
