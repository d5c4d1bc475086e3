import type { VetId } from '#content/vets.ts';
import { formatMinutes } from '#src/domain/time/clock.ts';
import { type Weekday, weekdays } from '#src/domain/time/dates.ts';
import * as messages from '#src/domain/time/messages.ts';

export const timetableDays: readonly Weekday[] = [...weekdays.slice(5), ...weekdays.slice(0, 5)];

export interface Session {
  day: Weekday;
  from: number;
  until: number;
  title: string;
  detail: { label: string; vet?: VetId };
  location: string;
  kind: 'consultation' | 'care' | 'imaging' | 'surgery' | 'grooming';
}

export function hourText(hour: number): string {
  return formatMinutes(hour * 60);
}

export function sessionHours({ from, until }: Pick<Session, 'from' | 'until'>): string {
  return messages.hoursFromTo(hourText(from), hourText(until));
}

export function sessionsOn(sessions: readonly Session[], day: Weekday): Session[] {
  return sessions.filter((session) => session.day === day).toSorted((a, b) => a.from - b.from);
}
