import type { Weekday } from './weekdays.ts';

/*
 * Days and months in words. They are written here, not asked of Intl: the build machine's Intl and the browser's may write a date
 * differently, and the browser would then throw a prerendered page away.
 */

/** A day of the week by itself, in a list of days and within a sentence: 'closed on Sunday'. */
export const weekdayNames: Record<Weekday, string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** A day of the week where there is little room: 'Mon to Fri 8 AM to 8 PM'. */
export const shortWeekdayNames: Record<Weekday, string> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
};

/** A day of every week: 'No visits on Sundays'. A language without such a form writes the name. */
export const weekdayPlurals: Record<Weekday, string> = {
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
  Sunday: 'Sundays',
};

/** The months, January first: '25 December'. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The months where there is little room, January first: '25 Dec 2026'. */
export const shortMonthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** '25 December', '25 Dec' */
export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

/** '25 December 2026', '25 Dec 2026' */
export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
