import { weekdays } from './weekdays.ts';

export const everyWeek = (weekday: string) => `${weekday}s`;

export const weekdayNames: readonly string[] = weekdays;

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

export const shortMonth = (month: string) => month.slice(0, 3);

export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
