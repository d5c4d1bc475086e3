import { sessions } from '#content/timetable.ts';
import { paths } from '#src/config/paths.ts';
import { weekdayName } from '#src/domain/time/dayNames.ts';
import { sessionHours, sessionsOn, timetableDays } from '#src/domain/timetableSessions.ts';
import type { Vet } from '#src/domain/vets.ts';
import type { VetDay } from './VetWeek.tsx';

/** A vet's own week, day by day: '10 AM to 1 PM', or undefined on days off. */
export function weekOf({ id }: Pick<Vet, 'id'>): VetDay[] {
  const own = sessions.filter(({ detail }) => detail.href === paths.vet(id));
  return timetableDays.map((day) => ({
    day: weekdayName(day),
    hours: sessionsOn(own, day).map(sessionHours).join(', ') || undefined,
  }));
}
