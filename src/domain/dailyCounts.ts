import { specifiedTypes } from './appointmentTypes.ts';
import { addDays } from './clock.ts';
import { shortened } from './shortened.ts';
import type { AppointmentRequest } from './types.ts';

/** A service, by the name of its appointment type. */
export interface ChartedService {
  name: string;
  /** Its place among the fills of the chart; -1 for 'Other'. */
  fill: number;
}

/** How many requests there are for each day and service. */
export interface DailyCounts {
  /** The services that occur, in display order. 'Other' stands for every appointment type without a place of its own. */
  services: readonly ChartedService[];
  /** By day (YYYY-MM-DD): a count for each service. Days without requests are not in it. */
  days: ReadonlyMap<string, readonly number[]>;
  /** The first and the last day with a request; '' where there is none. */
  first: string;
  last: string;
}

const other: ChartedService = { name: 'Other', fill: -1 };
/** Bars of more fills can't be told apart. */
const mostServices = 7;
/** A type may be a text of any length. */
const longestName = 40;

/**
 * The appointment types of these requests, each at the place of its fill: the product's own (docs/product.md, section 9) always at
 * theirs, a business's own at those that are left, the most frequent first. '' for a place that nothing has.
 */
export function servicePlaces(requests: readonly AppointmentRequest[]): string[] {
  const counts = new Map<string, number>();
  for (const { appointmentType } of requests)
    counts.set(appointmentType, (counts.get(appointmentType) ?? 0) + 1);
  const own = [...counts.keys()]
    .filter((type) => type !== '' && type !== other.name && !specifiedTypes.includes(type))
    .toSorted((a, b) => counts.get(b)! - counts.get(a)!);
  return Array.from({ length: mostServices }, (_, place) => {
    const known = specifiedTypes[place];
    return (known !== undefined && counts.has(known) ? known : own.shift()) ?? '';
  });
}

/**
 * Counts requests by day and service. Every request must have a date (`RequestList.dated`). `places`: of all requests, so that a filter
 * changes no fill. Walks the list once.
 */
export function countByDay(
  requests: readonly AppointmentRequest[],
  places: readonly string[],
): DailyCounts {
  const indexOf = new Map(places.flatMap((name, fill) => (name ? [[name, fill] as const] : [])));
  const all = [
    ...places.map((name, fill) => ({ name: shortened(name, longestName), fill })),
    other,
  ];
  const counts = new Map<string, number[]>();
  const totals = all.map(() => 0);
  let first = '';
  let last = '';
  for (const { date, appointmentType } of requests) {
    const index = indexOf.get(appointmentType) ?? places.length;
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
