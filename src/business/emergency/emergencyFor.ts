import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { ClockTime } from '#src/domain/time/clock.ts';
import type { DailyHours, OpeningHours } from '#src/domain/time/openingHours.ts';

interface EmergencyFacts {
  clinics: readonly Clinic[];
  emergencyHours: DailyHours;
  /** The phone is not answered on closed days. */
  phoneHours: DailyHours;
  closedDays: OpeningHours['closedDays'];
}

/**
 * Emergency advice. `hospitals`: the city's, or all while the city is unknown. `none`: the city has no hospital; `isAnswered`:
 * the phone gives advice. `night`: no hospital takes emergencies now.
 */
export type Emergency =
  | { kind: 'hospitals'; hospitals: readonly Clinic[]; isCityKnown: boolean }
  | { kind: 'none'; city: string; isAnswered: boolean }
  | { kind: 'night' };

/** Returns the advice for the chosen clinic's city, if any; without `now` the advice for any hour. */
export function emergencyFor(
  { clinics, emergencyHours, phoneHours, closedDays }: EmergencyFacts,
  chosen?: Clinic,
  now?: ClockTime,
): Emergency {
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
