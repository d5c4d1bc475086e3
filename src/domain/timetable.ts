/** The clinic's sample week (specification, section 2: timetable). Plain values; the page draws them. */

/** In the order of the grid: Saturday to Friday. */
export const weekdays = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The grid's rows: full hours, 10.00 to 17.00. */
export const hours = [10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Something that takes place every week at the same hours. */
export interface Session {
  day: Weekday;
  /** Full hours of the day, 24-hour clock; `until` is when it ends (18 at the latest). */
  from: number;
  until: number;
  title: string;
  /** Who sees you, or what is done. */
  who: { label: string; href?: string };
  /** City of the clinic. */
  place: string;
  kind: 'talk' | 'care' | 'look' | 'theatre' | 'urgent' | 'groom';
}

/** A place in the grid: a session that starts here and how many hours it takes, an hour that one before takes, or nothing. */
export type Slot = { session: Session; span: number } | 'taken' | 'free';

/** 10 → '10.00' */
export function hourLabel(hour: number): string {
  return `${String(hour).padStart(2, '0')}.00`;
}

/** '10.00 to 13.00' */
export function sessionHours({ from, until }: Pick<Session, 'from' | 'until'>): string {
  return `${hourLabel(from)} to ${hourLabel(until)}`;
}

/** What stands in the grid on a day at an hour. Where two sessions overlap, the earlier one in the list keeps its place. */
export function slotAt(sessions: readonly Session[], day: Weekday, hour: number): Slot {
  const session = sessions.find((one) => one.day === day && one.from <= hour && hour < one.until);
  if (!session) return 'free';
  return session.from === hour ? { session, span: session.until - session.from } : 'taken';
}

/** A day's sessions, earliest first. */
export function sessionsOn(sessions: readonly Session[], day: Weekday): Session[] {
  return sessions.filter((session) => session.day === day).toSorted((a, b) => a.from - b.from);
}
