import { timeOfDay } from './timeMessages.ts';

/*
 * The one way that pages write times of day: '9:30 AM' (docs/product.md, section 2).
 */

/** Minutes since midnight as a time of day: 570 → '9:30 AM', 1140 → '7 PM', 720 → '12 PM'. */
export function formatMinutes(minutes: number): string {
  const minute = minutes % 60;
  const end = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return timeWords(minutes, `${clockHour(minutes)}${end}`);
}

/** The hour on a clock of twelve hours, of minutes since midnight: 0 → 12, 1140 → 7. */
export function clockHour(minutes: number): number {
  return Math.floor(minutes / 60) % 12 || 12;
}

/** A time of day with what its clock shows: 1140, '7' → '7 PM'. */
export function timeWords(minutes: number, clock: string): string {
  return timeOfDay(clock, Math.floor(minutes / 60) % 24);
}
