import { datePart, minutesOf } from './clock.ts';
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

/**
 * The requests that the staff list shows, in its order (specification, section 9): without those that have no
 * date, between two dates by date part, both included. 'Recent' is the newest day first and the latest time of a day
 * first, 'Oldest' the reverse, 'No Sorting' as they came. Equal ones stay as they came; a time that cannot be read
 * counts as the start of its day. Takes n log n, with the keys made once.
 */
export function queryAppointments(
  list: readonly Appointment[],
  { from, to, sort }: AppointmentQuery,
): Appointment[] {
  const found: { appointment: Appointment; key: number }[] = [];
  for (const appointment of list) {
    const date = datePart(appointment.appointment_date);
    if (!date || (from && date < from) || (to && date > to)) continue;
    found.push({ appointment, key: momentKey(date, appointment.appointment_time) });
  }
  // Array sort is stable, so equal keys keep their order either way round.
  if (sort === 'Recent') found.sort((a, b) => b.key - a.key);
  if (sort === 'Oldest') found.sort((a, b) => a.key - b.key);
  return found.map(({ appointment }) => appointment);
}

/** A number that grows with the moment: 2026-03-07, 10:30 → 202603070630 (day, then minutes of the day). */
function momentKey(date: string, time: string): number {
  return Number(date.replaceAll('-', '')) * 10_000 + (minutesOf(time) ?? 0);
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
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> {
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
