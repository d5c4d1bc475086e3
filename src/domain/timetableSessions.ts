import { hoursFromTo } from './time/timeMessages.ts';
import { formatMinutes } from './time/timeOfDay.ts';
import { type Weekday, weekdays } from './time/weekdays.ts';

/** The days in the order of the timetable: Saturday to Friday. */
export const timetableDays: readonly Weekday[] = [...weekdays.slice(5), ...weekdays.slice(0, 5)];

/** Something that takes place every week at the same time. */
export interface Session {
  day: Weekday;
  /** Whole hours from 10 to 18, on a 24-hour clock. */
  from: number;
  until: number;
  title: string;
  /** The vet, with a link to their page, or what is done. */
  detail: { label: string; href?: string };
  /** Where it takes place, in words. */
  place: string;
  kind: 'consultation' | 'care' | 'imaging' | 'surgery' | 'grooming';
}

/** 13 → '1 PM' */
export function hourText(hour: number): string {
  return formatMinutes(hour * 60);
}

/** '10 AM to 1 PM' */
export function sessionHours({ from, until }: Pick<Session, 'from' | 'until'>): string {
  return hoursFromTo(hourText(from), hourText(until));
}

/** A day's sessions, earliest first. */
export function sessionsOn(sessions: readonly Session[], day: Weekday): Session[] {
  return sessions.filter((session) => session.day === day).toSorted((a, b) => a.from - b.from);
}
