import type { AppointmentRequest } from '#src/api/appointments.ts';
import { valueKey } from './filters/fieldValues.ts';

/** Returns a function that shortens the clinics' names; other names stay. */
export function clinicNamer(requests: readonly AppointmentRequest[]): (name: string) => string {
  const names = new Map<string, string>();
  for (const { locationName } of requests) {
    const key = valueKey(locationName);
    if (locationName.trim() && !names.has(key)) names.set(key, locationName);
  }
  const short = shortClinicNames([...names.values()]);
  return (name) => short.get(names.get(valueKey(name)) ?? '') ?? name;
}

/**
 * Short names by full name, without shared first and last words: 'VetBuddy Adyar (sample)' → 'Adyar'. Each keeps at least one
 * word; a single name stays whole.
 */
export function shortClinicNames(names: readonly string[]): ReadonlyMap<string, string> {
  const words = names.map((name) => name.trim().split(/\s+/));
  const maxShared = names.length > 1 ? Math.min(...words.map(({ length }) => length)) - 1 : 0;
  const isShared = (at: number) =>
    new Set(words.map((each) => each.at(at)?.toLowerCase())).size === 1;
  let start = 0;
  while (start < maxShared && isShared(start)) start += 1;
  let end = 0;
  while (start + end < maxShared && isShared(-1 - end)) end += 1;
  const shortened = words.map((each) => each.slice(start, each.length - end).join(' '));
  return new Map(names.map((name, index) => [name, shortened[index] ?? name]));
}
