/** The months' names in whole, January first. */
export const months = [
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

/** '2026-12-25' → '25 December'. Takes YYYY-MM-DD as text: a Date would move the day in some time zones. */
export function dayOfMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]}`;
}

/** '2026-07-12' → '12 July 2026' */
export function longDate(date: string): string {
  return `${dayOfMonth(date)} ${Number(date.slice(0, 4))}`;
}
