import { paths } from '#src/config/paths.ts';
import { weekdayName } from '#src/domain/dayNames.ts';
import { listOf } from '#src/domain/listOf.ts';
import { type Session, sessionHours, sessionsOn, timetableDays } from '#src/domain/timetable.ts';
import { clinics } from '#content/clinics.yaml';
import { timetablePage } from '#content/pages/timetable.yaml';
import { vets } from '#content/vets.yaml';
import type { Clinic } from './schema/clinics.ts';
import * as messages from './sessionMessages.ts';
import type { Vet } from './schema/vets.ts';

const cities = new Set(clinics.map(({ city }) => city));

/** Where a session takes place: the city, or the part of it where that has several clinics. */
function placeOf({ city, area }: Clinic): string {
  if (cities.size === 1) return area;
  return clinics.filter((other) => other.city === city).length > 1 ? `${area}, ${city}` : city;
}

/** The vet's own sessions, each at the clinic that it names, or at the vet's first. */
function sessionsOf(vet: Vet): Session[] {
  const detail = { label: vet.name, href: paths.vet(vet.id) };
  return (vet.sessions ?? []).map(({ clinic: slug = vet.clinics[0], ...session }) => {
    const clinic = clinics.find((one) => one.slug === slug)!;
    return { ...session, detail, place: placeOf(clinic), clinics: [clinic.slug] };
  });
}

/** 'Most clinics', 'Baner and Camp'. */
function placesWords(places: readonly Clinic[]): string {
  if (places.length === clinics.length) return messages.everyPlace;
  if (places.length <= 2) return listOf(places.map(({ area }) => area));
  return places.length * 2 > clinics.length
    ? messages.mostPlaces
    : messages.severalPlaces(places.length);
}

/** What takes place besides, at the clinics that have its service; nothing where none has. */
const shared: Session[] = timetablePage.sessions.flatMap(({ service, ...session }) => {
  const places = clinics.filter(({ services }) => services.includes(service));
  if (places.length === 0) return [];
  return { ...session, place: placesWords(places), clinics: places.map(({ slug }) => slug) };
});

/** The sample week. Each vet's session links to the vet's page and takes place at the vet's clinic. */
export const sessions: Session[] = [...vets.flatMap(sessionsOf), ...shared];

/** A vet's own week, day by day: '10 AM to 1 PM', with the place where there are several, or undefined on days off. */
export function weekOf(vet: Vet): { day: string; hours?: string }[] {
  const own = sessionsOf(vet);
  const isElsewhere = new Set(own.map(({ place }) => place)).size > 1;
  const words = (session: Session) =>
    isElsewhere ? messages.hoursAt(sessionHours(session), session.place) : sessionHours(session);
  return timetableDays.map((day) => ({
    day: weekdayName(day),
    hours: sessionsOn(own, day).map(words).join(', ') || undefined,
  }));
}
