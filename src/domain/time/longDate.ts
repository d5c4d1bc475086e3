import * as messages from './dateMessages.ts';
import { monthName } from './dayNames.ts';

/** '2026-12-25' → '25 December'. Takes YYYY-MM-DD as text: a Date would move the day in some time zones. */
export function dayOfMonth(date: string): string {
  const { day, month } = partsOf(date);
  return messages.dayAndMonth(day, month);
}

/** '2026-07-12' → '12 July 2026' */
export function longDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return messages.dayMonthAndYear(day, month, year);
}

function partsOf(date: string) {
  const [year, month = 1, day] = date.split('-').map(Number);
  return { year: `${year}`, month: monthName(month), day: `${day}` };
}
