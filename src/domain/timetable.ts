import { formatMinutes } from './timeOfDay.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** The clinic's sample week (docs/product.md, section 2: timetable). Plain data; the page renders it. */

/** The days in the order of the timetable: Saturday to Friday. */
export const timetableDays: readonly Weekday[] = [...weekdays.slice(5), ...weekdays.slice(0, 5)];

/** The hours that the grid's rows begin at, 24-hour clock. */
export const gridHours = [10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Something that takes place every week at the same time. */
export interface Session {
  day: Weekday;
  /** Full hours, 24-hour clock. The session ends at `until`, 18 at the latest. */
  from: number;
  until: number;
  title: string;
  /** The vet, with a link to their page, or what is done. */
  detail: { label: string; href?: string };
  /** The city of the clinic. */
  place: string;
  /** The clinic's slug; without it, it takes place at more than one. */
  clinic?: string | undefined;
  kind: 'consultation' | 'care' | 'imaging' | 'surgery' | 'grooming';
}

/**
 * A cell of the grid: a session that starts here, with the number of rows it spans; an hour taken by an earlier session;
 * or free.
 */
export type GridCell = { session: Session; span: number } | 'taken' | 'free';

/** 10 → '10.00', the name of the grid's row (docs/product.md, section 2: routes). */
export function rowLabel(hour: number): string {
  return `${hour}.00`;
}

/** 13 → '1 PM' */
export function hourText(hour: number): string {
  return formatMinutes(hour * 60);
}

/** '10 AM to 1 PM' */
export function sessionHours({ from, until }: Pick<Session, 'from' | 'until'>): string {
  return `${hourText(from)} to ${hourText(until)}`;
}

/** The grid's cell of a day and hour. Where two sessions overlap, the earlier one in the list wins. */
export function cellAt(sessions: readonly Session[], day: Weekday, hour: number): GridCell {
  const session = sessions.find(
    (candidate) => candidate.day === day && candidate.from <= hour && hour < candidate.until,
  );
  if (!session) return 'free';
  return session.from === hour ? { session, span: session.until - session.from } : 'taken';
}

/** A day's sessions, earliest first. */
export function sessionsOn(sessions: readonly Session[], day: Weekday): Session[] {
  return sessions.filter((session) => session.day === day).toSorted((a, b) => a.from - b.from);
}

/** What takes place at a clinic, or everything where none is asked for. */
export function sessionsAt(sessions: readonly Session[], clinic: string): Session[] {
  return sessions.filter((session) => !clinic || !session.clinic || session.clinic === clinic);
}

/** The week's days from one of them on; in the timetable's order where none is known. */
export function daysFrom(first: string | undefined): Weekday[] {
  const at = Math.max(
    0,
    timetableDays.findIndex((day) => day === first),
  );
  return [...timetableDays.slice(at), ...timetableDays.slice(0, at)];
}
