import { datePart, minutesOf } from './clock.ts';
import { inSlices } from './timeSlicing.ts';
import type { Appointment, Visit } from './types.ts';

/** Rows on a page of the staff list, and of the visits (specification, section 9). */
export const pageSize = 15;
export const visitsPageSize = 10;

/** The orders of the staff list, the first is where it starts. */
export const appointmentSorts = ['Recent', 'Oldest', 'No Sorting'] as const;
export type AppointmentSort = (typeof appointmentSorts)[number];

export interface AppointmentQuery {
  /** YYYY-MM-DD, inclusive; '' for no bound. */
  from: string;
  /** YYYY-MM-DD, inclusive; '' for no bound. */
  to: string;
  sort: AppointmentSort;
}

/** What is known of a loaded list: made once, as long as the list itself lives. */
interface Prepared {
  /** The requests with a date, as they came, and each one's moment. */
  dated: readonly Appointment[];
  moments: readonly number[];
  orders: Partial<Record<AppointmentSort, readonly Appointment[]>>;
}

const prepared = new WeakMap<readonly Appointment[], Prepared>();

/**
 * Makes ready what ordering a list takes, in slices that leave the page free. Not needed: a list that was not prepared
 * is when it is first asked for, in one go.
 */
export async function prepareAppointments(list: readonly Appointment[]): Promise<void> {
  const moments = await inSlices(list, momentOf);
  prepared.set(list, datedOf(list, moments));
}

function preparedOf(list: readonly Appointment[]): Prepared {
  let known = prepared.get(list);
  if (!known) {
    known = datedOf(list, list.map(momentOf));
    prepared.set(list, known);
  }
  return known;
}

function datedOf(list: readonly Appointment[], moments: readonly number[]): Prepared {
  const hasDate = (_: unknown, index: number) => moments[index] !== undated;
  return { dated: list.filter(hasDate), moments: moments.filter((m) => m !== undated), orders: {} };
}

const undated = -1;

/** A number that grows with the moment: 2026-03-07, 10:30 → 202603070630 (day, then minutes of the day); -1 without a date. */
function momentOf({ appointment_date, appointment_time }: Appointment): number {
  const date = datePart(appointment_date);
  if (!date) return undated;
  return Number(date.replaceAll('-', '')) * 10_000 + (minutesOf(appointment_time) ?? 0);
}

/**
 * The requests that have a date, in the staff list's order (specification, section 9): 'Recent' is the newest day first
 * and the latest time of a day first, 'Oldest' the reverse, 'No Sorting' as they came. Equal ones stay as they came; a
 * time that cannot be read counts as the start of its day. Takes n log n, once per list and order.
 */
export function orderedAppointments(
  list: readonly Appointment[],
  sort: AppointmentSort,
): readonly Appointment[] {
  const known = preparedOf(list);
  known.orders[sort] ??= inOrder(known, sort);
  return known.orders[sort];
}

function inOrder({ dated, moments }: Prepared, sort: AppointmentSort): readonly Appointment[] {
  if (sort === 'No Sorting') return dated;
  const sign = sort === 'Oldest' ? 1 : -1;
  // Positions are sorted, by keys that are numbers: nothing is made while comparing. Stable, so equal ones keep their order.
  const positions = Uint32Array.from(dated.keys());
  positions.sort((a, b) => sign * ((moments[a] ?? 0) - (moments[b] ?? 0)));
  const ordered: Appointment[] = [];
  for (const position of positions) {
    const request = dated[position];
    if (request) ordered.push(request);
  }
  return ordered;
}

/** Those for a day between two, both included, by date part; '' is no bound. Without bounds the list itself. */
export function filterByDate(
  list: readonly Appointment[],
  { from, to }: Pick<AppointmentQuery, 'from' | 'to'>,
): readonly Appointment[] {
  if (!from && !to) return list;
  return list.filter(({ appointment_date: text }) => {
    const date = text.length === 10 ? text : datePart(text);
    return (!from || date >= from) && (!to || date <= to);
  });
}

/** The requests that the staff list shows, in its order: those that have a date, between two days. */
export function queryAppointments(
  list: readonly Appointment[],
  { from, to, sort }: AppointmentQuery,
): readonly Appointment[] {
  return filterByDate(orderedAppointments(list, sort), { from, to });
}

/** One page of a list. */
export interface Page<T> {
  rows: T[];
  /** 1 to `pages`, whatever was asked for. */
  page: number;
  /** At least 1, also of an empty list. */
  pages: number;
  total: number;
  /** Position of the first and last row shown, counted from 1; 0 where there is none. */
  first: number;
  last: number;
}

/** Page `page` (from 1) of a list, `size` rows a page; a page outside the list becomes the nearest one. */
export function paginate<T>(list: readonly T[], page: number, size: number): Page<T> {
  const total = list.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const start = (current - 1) * size;
  const rows = list.slice(start, start + size);
  return {
    rows,
    page: current,
    pages,
    total,
    first: total ? start + 1 : 0,
    last: start + rows.length,
  };
}

/** Visits ascending by id (specification, section 7): numbers by value, then other texts, then those without an id. */
export function sortVisitsById(visits: readonly Visit[]): Visit[] {
  return visits
    .map((visit) => ({ visit, id: visit.id, number: numberOf(visit.id) }))
    .toSorted((a, b) => a.number - b.number || textOrder(a.id, b.id))
    .map(({ visit }) => visit);
}

/** Finite stand-ins, for Infinity - Infinity is NaN and no order. */
function numberOf(id: string): number {
  if (id.trim() === '') return Number.MAX_VALUE;
  return /^\s*-?\d{1,300}(?:\.\d+)?\s*$/.test(id) ? Number(id) : Number.MAX_VALUE / 2;
}

function textOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
