import { addDays } from './clock.ts';
import type { AppointmentRequest } from './types.ts';

/** How many requests there are for each day and service. */
export interface DailyCounts {
  /** The services that occur, in display order. 'Other' stands for every appointment type that is not listed here. */
  services: readonly string[];
  /** By day (YYYY-MM-DD): a count for each service. Days without requests are not in it. */
  days: ReadonlyMap<string, readonly number[]>;
  /** The first and the last day with a request; '' where there is none. */
  first: string;
  last: string;
}

/** The appointment types (docs/product.md, section 9). */
const knownServices = ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'] as const;
const other = 'Other';

/** Counts requests by day and service. Every request must have a date (`RequestList.dated`). Walks the list once. */
export function countByDay(requests: readonly AppointmentRequest[]): DailyCounts {
  const all = [...knownServices, other];
  const indexOf = new Map<string, number>(knownServices.map((service, index) => [service, index]));
  const counts = new Map<string, number[]>();
  const totals = all.map(() => 0);
  let first = '';
  let last = '';
  for (const { date, appointmentType } of requests) {
    const index = indexOf.get(appointmentType) ?? knownServices.length;
    let day = counts.get(date);
    if (!day) {
      day = all.map(() => 0);
      counts.set(date, day);
      if (!first || date < first) first = date;
      if (date > last) last = date;
    }
    day[index] = (day[index] ?? 0) + 1;
    totals[index] = (totals[index] ?? 0) + 1;
  }
  const occurring = [...all.keys()].filter((index) => totals[index]);
  return {
    services: occurring.map((index) => all[index] ?? other),
    days: new Map(
      [...counts].map(([date, day]) => [date, occurring.map((index) => day[index] ?? 0)] as const),
    ),
    first,
    last,
  };
}

/** One day of a range. */
export interface DayCount {
  /** YYYY-MM-DD */
  date: string;
  /** For each service, in the order of `services`. */
  counts: readonly number[];
  total: number;
}

/** `length` days from `start` (YYYY-MM-DD) on, also those without a request; fewer where the calendar ends (9999-12-31). */
export function dayRange(
  { services, days }: DailyCounts,
  start: string,
  length: number,
): DayCount[] {
  const none = services.map(() => 0);
  // A set, because past the end of the calendar `addDays` returns the start again.
  const dates = new Set(Array.from({ length }, (_, index) => addDays(start, index)));
  return Array.from(dates, (date) => {
    const counts = days.get(date) ?? none;
    return { date, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
}
