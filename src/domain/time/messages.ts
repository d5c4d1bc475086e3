export const weekdayPlural = (weekday: string) => `${weekday}s`;

export const weekdayNames: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

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

/** Takes a 12-hour time ('9:30') and the hour, 0 to 23. */
export const timeOfDay = (clock: string, hour: number) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`;

export const hoursFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;

/** With no-break spaces. */
export const hoursFromToUnbroken = (opens: string, closes: string) =>
  `${opens}\u00a0to\u00a0${closes}`;

export const closed = 'Closed';

export const everyDay = (hours: string) => `Every day, ${hours}`;

export const daysInARow = (first: string, last: string) => `${first} to ${last}`;

export const hoursOnDays = (days: string, hours: string) => `${days} ${hours}`;

export const daysClosed = (days: string) => `${days} closed`;

export const openNow = (closes: string) => `Open now, until ${closes}`;

export const closedNow = 'Closed now';

export const closedUntil = (time: string) => `Closed until ${time}`;

export const closedUntilTomorrow = (time: string) => `Closed until ${time} tomorrow`;

export const closedUntilDay = (time: string, weekday: string) =>
  `Closed until ${time} on ${weekday}`;
