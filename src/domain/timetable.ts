import { hoursFromTo } from './timeMessages.ts';
import { formatMinutes } from './timeOfDay.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** The clinic's sample week (docs/product.md, section 2: timetable). Plain data; the page renders it. */

/** The days in the order of the timetable: Saturday to Friday. */
export const timetableDays: readonly Weekday[] = [...weekdays.slice(5), ...weekdays.slice(0, 5)];

/** Something that takes place every week at the same time. */
export interface Session {
  day: Weekday;
  /** Hours, 24-hour clock, 9.5 for half past nine. The session ends at `until`, 24 at the latest. */
  from: number;
  until: number;
  title: string;
  /** The vet, with a link to their page, or what is done. */
  detail: { label: string; href?: string };
  /** Where it takes place, in words. */
  place: string;
  /** The slugs of the clinics where it takes place. */
  clinics: readonly string[];
  kind: 'consultation' | 'care' | 'imaging' | 'surgery' | 'grooming';
}

/** A cell of the grid: a session that starts here, or nothing. It takes so many of the day's columns. */
export interface GridCell {
  session?: Session;
  rows: number;
  columns: number;
}

/** The week as a table. */
export interface WeekTable {
  /** The days, each with as many columns as sessions take place side by side. */
  days: { day: Weekday; columns: number }[];
  /** The rows of an hour: two where a session begins or ends at half past. */
  rowsPerHour: number;
  /** Each row with the hour that begins there, and the cells that do, those of each day after each other. */
  rows: { hour?: number; cells: GridCell[] }[];
}

/** 10 → '10.00', the name of the grid's row (docs/product.md, section 2: routes). */
export function rowLabel(hour: number): string {
  return `${hour}.00`;
}

/** 13 → '1 PM', 9.5 → '9:30 AM' */
export function hourText(hour: number): string {
  return formatMinutes((hour * 60) % (24 * 60));
}

/** '10 AM to 1 PM' */
export function sessionHours({ from, until }: Pick<Session, 'from' | 'until'>): string {
  return hoursFromTo(hourText(from), hourText(until));
}

/** Sessions that overlap, perhaps by way of others, each in a column of its own. */
interface Cluster {
  from: number;
  until: number;
  lanes: Session[][];
}

/** A day's sessions side by side where they take place at the same time. */
function clustersOf(sessions: readonly Session[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const session of sessions) {
    let cluster = clusters.at(-1);
    if (!cluster || cluster.until <= session.from) {
      cluster = { from: session.from, until: session.until, lanes: [] };
      clusters.push(cluster);
    }
    cluster.until = Math.max(cluster.until, session.until);
    const lane = cluster.lanes.find((others) => others.at(-1)!.until <= session.from);
    if (lane) lane.push(session);
    else cluster.lanes.push([session]);
  }
  return clusters;
}

/**
 * The sessions as a table. Its hours are those of `all` sessions, of which perhaps not every one is shown; without any from 10 to 17
 * (docs/product.md, section 2).
 */
export function weekTable(
  sessions: readonly Session[],
  all: readonly Session[] = sessions,
): WeekTable {
  const [first, last] =
    all.length > 0
      ? [
          Math.floor(Math.min(...all.map(({ from }) => from))),
          Math.ceil(Math.max(...all.map(({ until }) => until))),
        ]
      : [10, 18];
  const rowsPerHour = all.every(({ from, until }) => (from + until) % 1 === 0 && from % 1 === 0)
    ? 1
    : 2;
  const days = timetableDays.map((day) => {
    const clusters = clustersOf(sessionsOn(sessions, day));
    return { day, clusters, columns: Math.max(1, ...clusters.map(({ lanes }) => lanes.length)) };
  });
  const rows = Array.from({ length: (last - first) * rowsPerHour }, (_, row) => {
    const time = first + row / rowsPerHour;
    return {
      ...(Number.isInteger(time) && { hour: time }),
      cells: days.flatMap((day) => cellsAt(time, day, rowsPerHour)),
    };
  });
  return { days: days.map(({ day, columns }) => ({ day, columns })), rowsPerHour, rows };
}

function cellsAt(
  time: number,
  { clusters, columns }: { clusters: readonly Cluster[]; columns: number },
  rowsPerHour: number,
): GridCell[] {
  const cluster = clusters.find(({ from, until }) => from <= time && time < until);
  if (!cluster) return [{ rows: 1, columns }];
  return cluster.lanes.flatMap((lane, place): GridCell[] => {
    // The last one has what is left of the day's columns.
    const width = place === cluster.lanes.length - 1 ? columns - place : 1;
    const session = lane.find(({ from, until }) => from <= time && time < until);
    if (!session) return [{ rows: 1, columns: width }];
    if (session.from !== time) return [];
    return [{ session, rows: (session.until - session.from) * rowsPerHour, columns: width }];
  });
}

/** A day's sessions, earliest first. */
export function sessionsOn(sessions: readonly Session[], day: Weekday): Session[] {
  return sessions.filter((session) => session.day === day).toSorted((a, b) => a.from - b.from);
}

/** What takes place at a clinic, or everything where none is asked for. */
export function sessionsAt(sessions: readonly Session[], clinic: string): Session[] {
  return sessions.filter(({ clinics }) => !clinic || clinics.includes(clinic));
}

/** The week's days from one of them on; in the timetable's order where none is known. */
export function daysFrom(first: string | undefined): Weekday[] {
  const at = Math.max(
    0,
    timetableDays.findIndex((day) => day === first),
  );
  return [...timetableDays.slice(at), ...timetableDays.slice(0, at)];
}
