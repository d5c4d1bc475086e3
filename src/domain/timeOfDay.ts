import * as messages from './timeMessages.ts';

/*
 * The one way that pages write times of day and the hours of a week: '9:30 AM to 7 PM' (docs/product.md, section 2).
 */

/** Minutes since midnight as a time of day: 570 → '9:30 AM', 1140 → '7 PM', 720 → '12 PM'. */
export function formatMinutes(minutes: number): string {
  return timeWords(minutes, clockOf(minutes));
}

/** What a clock of twelve hours shows: 570 → '9:30', 1140 → '7'. */
export function clockOf(minutes: number): string {
  const minute = minutes % 60;
  return `${clockHour(minutes)}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
}

/** The hour on a clock of twelve hours, of minutes since midnight: 0 → 12, 1140 → 7. */
export function clockHour(minutes: number): number {
  return Math.floor(minutes / 60) % 12 || 12;
}

/** A time of day with what its clock shows: 1140, '7' → '7 PM'. */
export function timeWords(minutes: number, clock: string): string {
  return times[partOfDay(minutes)](clock);
}

/** The parts of the day that a time is said with: English tells two apart, Hindi five. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening' | 'lateEvening';

const times: Record<PartOfDay, (clock: string) => string> = {
  night: messages.atNight,
  morning: messages.inMorning,
  afternoon: messages.inAfternoon,
  evening: messages.inEvening,
  lateEvening: messages.lateInEvening,
};

/** Which part of the day a time is in. */
export function partOfDay(minutes: number): PartOfDay {
  const hour = Math.floor(minutes / 60) % 24;
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  return hour < 20 ? 'evening' : 'lateEvening';
}
