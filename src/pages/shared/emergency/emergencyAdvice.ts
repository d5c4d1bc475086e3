import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { DailyHours, OpeningHours } from '#src/domain/time/openingHours.ts';
import type { ClockTime } from '#src/domain/types.ts';

/** The facts of a clinic that decide. */
export type EmergencyClinic = Pick<Clinic, 'slug' | 'name' | 'city' | 'phone' | 'emergency'>;

interface EmergencyFacts<C extends EmergencyClinic> {
  clinics: readonly C[];
  emergencyHours: DailyHours;
  /** When the business's own number is answered, but on closed days. */
  phoneHours: DailyHours;
  closedDays: OpeningHours['closedDays'];
}

/**
 * Where to go in an emergency. `hospitals`: one where the chosen clinic is one or has one in its city, otherwise all, since nobody knows
 * the owner's city. `none`: the chosen clinic's city has no hospital; `isAnswered`: somebody gives advice by phone. `night`: no hospital takes
 * emergencies now.
 */
export type Emergency<C extends EmergencyClinic> =
  | { kind: 'hospitals'; hospitals: readonly C[]; isCityKnown: boolean }
  | { kind: 'none'; city: string; isAnswered: boolean }
  | { kind: 'night' };

/** The advice for the chosen clinic's city, or where none is chosen; without `now` the advice for every day and hour. */
export function emergencyFor<C extends EmergencyClinic>(
  { clinics, emergencyHours, phoneHours, closedDays }: EmergencyFacts<C>,
  chosen?: EmergencyClinic,
  now?: ClockTime,
): Emergency<C> {
  const hospitals = clinics.filter(({ emergency }) => emergency);
  const near = hospitals.filter(({ city }) => city === chosen?.city);
  if (chosen && near.length === 0) {
    const isClosedDay = closedDays.some(({ date }) => date === now?.date);
    const isAnswered = !now || (!isClosedDay && isWithin(phoneHours, now));
    return { kind: 'none', city: chosen.city, isAnswered };
  }
  if (now && !isWithin(emergencyHours, now)) return { kind: 'night' };
  if (!chosen) return { kind: 'hospitals', hospitals, isCityKnown: false };
  const own = near.find(({ slug }) => slug === chosen.slug) ?? near[0]!;
  return { kind: 'hospitals', hospitals: [own], isCityKnown: true };
}

function isWithin({ opens, closes }: DailyHours, { time }: ClockTime): boolean {
  return opens <= time && time < closes;
}
