import { isRealDate } from './clock.ts';
import type { Appointment } from './types.ts';

/** How many requests there are for each day and service. */
export interface DailyCounts {
  /** The services that are asked for, in the order in which they are shown; 'Other' stands for all that have no place of their own. */
  services: readonly string[];
  /** By day (YYYY-MM-DD): a count for each service. Days without requests are not in it. */
  days: ReadonlyMap<string, readonly number[]>;
  /** The first and the last day with a request; '' where there is none. */
  first: string;
  last: string;
}

/** The appointment types of the specification's sections 4 and 9. Whatever else a record says is one of the others. */
const known = ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'] as const;
const other = 'Other';

/** Counts requests by day and service; `list` holds requests whose date is a day, YYYY-MM-DD. One walk through it. */
export function countByDay(list: readonly Appointment[]): DailyCounts {
  const all = [...known, other];
  const places = new Map<string, number>(known.map((type, place) => [type, place]));
  const counts = new Map<string, number[]>();
  const totals = all.map(() => 0);
  let first = '';
  let last = '';
  for (const { appointment_date: date, appointment_type: type } of list) {
    const place = places.get(type) ?? known.length;
    let day = counts.get(date);
    if (!day) {
      day = all.map(() => 0);
      counts.set(date, day);
      if (!first || date < first) first = date;
      if (date > last) last = date;
    }
    day[place] = (day[place] ?? 0) + 1;
    totals[place] = (totals[place] ?? 0) + 1;
  }
  const asked = [...all.keys()].filter((place) => totals[place]);
  return {
    services: asked.map((place) => all[place] ?? other),
    days: new Map(
      [...counts].map(([date, day]) => [date, asked.map((place) => day[place] ?? 0)] as const),
    ),
    first,
    last,
  };
}

/** One day of a stretch of them. */
export interface DayCount {
  /** YYYY-MM-DD */
  date: string;
  /** For each service, in the order of `services`. */
  counts: readonly number[];
  total: number;
}

/** `length` days from `start` (YYYY-MM-DD) on, also those without a request; fewer where the calendar ends before (9999). */
export function dayRange(
  { services, days }: DailyCounts,
  start: string,
  length: number,
): DayCount[] {
  const none = services.map(() => 0);
  const dates = new Set(Array.from({ length }, (_, index) => addDays(start, index)));
  // Past its end the calendar gives the first day again.
  return Array.from(dates, (date) => {
    const counts = days.get(date) ?? none;
    return { date, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
}

/** A day (YYYY-MM-DD) so many days later, or earlier; a text that is no day comes back as it is. By UTC both ways, so no zone moves it. */
export function addDays(date: string, days: number): string {
  if (!isRealDate(date)) return date;
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  const text = moved.toISOString();
  // Before the year 0 and after 9999 ISO texts carry a sign.
  return text.length === 24 ? text.slice(0, 10) : date;
}

/** The Monday of a day's week, YYYY-MM-DD. */
export function mondayOf(date: string): string {
  if (!isRealDate(date)) return date;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}
