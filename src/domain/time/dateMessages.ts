import { weekdays } from './weekdays.ts';

/** A day of every week: 'No visits on Sundays'. A language without such a form writes the name. */
export const everyWeek = (weekday: string) => `${weekday}s`;

/** Monday first. */
export const weekdayNames: readonly string[] = weekdays;

/** Where there is little room: 'Monday' → 'Mon' */
export const shortWeekday = (weekday: string) => weekday.slice(0, 3);

export const monthNames: readonly string[] = [
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
];

/** Where there is little room: 'September' → 'Sep' */
export const shortMonth = (month: string) => month.slice(0, 3);

/** '25 December', '25 Dec' */
export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

/** '25 December 2026', '25 Dec 2026' */
export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
