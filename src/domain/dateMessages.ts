/** A day of every week: 'No visits on Sundays'. A language without such a form writes the name. */
export const everyWeek = (weekday: string) => `${weekday}s`;

/** How Intl writes a month where there is little room: 'Sep'. */
export const shortMonth: 'short' | 'long' = 'short';

/** '25 December', '25 Dec' */
export const dayAndMonth = (day: string, month: string) => `${day} ${month}`;

/** '25 December 2026', '25 Dec 2026' */
export const dayMonthAndYear = (day: string, month: string, year: string) =>
  `${day} ${month} ${year}`;
