import { paths } from '#src/config/paths.ts';
import { type Session, sessionHours, sessionsOn, timetableDays } from '#src/domain/timetable.ts';
import { clinics } from '#content/clinics.yaml';
import { timetablePage } from '#content/pages/timetable.yaml';
import { vets } from '#content/vets.yaml';
import type { Vet } from './schema/vets.ts';
import { clinicsOf } from './vetClinics.ts';

const cities = new Set(clinics.map(({ city }) => city));

/** Where a vet's sessions take place: the city, or the part of it where all clinics are in one. */
function placeOf(vet: Vet): string {
  const [clinic] = clinicsOf(vet);
  return (cities.size > 1 ? clinic?.city : clinic?.area) ?? '';
}

function sessionsOf(vet: Vet): Session[] {
  const detail = { label: vet.name, href: paths.vet(vet.id) };
  const place = placeOf(vet);
  const [clinic] = vet.clinics;
  return (vet.sessions ?? []).map((session) => ({ ...session, detail, place, clinic }));
}

/** The sample week. Each vet's session links to the vet's page and takes place at the vet's clinic. */
export const sessions: Session[] = [...vets.flatMap(sessionsOf), ...timetablePage.sessions];

/** A vet's own week, day by day: '10 AM to 1 PM', or undefined on days off. */
export function weekOf(vet: Vet): { day: string; hours?: string }[] {
  const own = sessionsOf(vet);
  return timetableDays.map((day) => ({
    day,
    hours: sessionsOn(own, day).map(sessionHours).join(', ') || undefined,
  }));
}
