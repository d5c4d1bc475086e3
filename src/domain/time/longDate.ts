import * as messages from './dateMessages.ts';
import { monthName } from './dayNames.ts';

/** '2026-12-25' → '25 December', from text: a Date could move the day. */
export function dayAndMonth(date: string): string {
  const { day, month } = partsOf(date);
  return messages.dayAndMonth(day, month);
}

export function longDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return messages.dayMonthAndYear(day, month, year);
}

function partsOf(date: string) {
  const [year, month = 1, day] = date.split('-').map(Number);
  return { year: `${year}`, month: monthName(month), day: `${day}` };
}
