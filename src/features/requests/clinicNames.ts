import { choiceKey } from './choiceFilters.ts';
import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** Gives a clinic of these requests its short name; any other name stays as it is. */
export function clinicNamer(requests: readonly AppointmentRequest[]): (name: string) => string {
  const keyOf = memoize(choiceKey);
  /** By what its spellings have in common: the first one counts. */
  const names = new Map<string, string>();
  for (const { locationName } of requests) {
    const key = keyOf(locationName);
    if (locationName.trim() && !names.has(key)) names.set(key, locationName);
  }
  const short = new Map<string, string>();
  for (const [name, part] of shortClinicNames([...names.values()]))
    short.set(choiceKey(name), part);
  return (name) => short.get(keyOf(name)) ?? name;
}

/**
 * Clinics' names without the words that all of them begin and end with: 'VetBuddy Adyar (sample)' → 'Adyar', by the full name.
 * A name keeps a word at least; one name alone stays as it is.
 */
export function shortClinicNames(names: readonly string[]): ReadonlyMap<string, string> {
  const words = names.map((name) => name.trim().split(/\s+/));
  const least = Math.min(...words.map(({ length }) => length)) - 1;
  const [first = []] = words;
  let start = 0;
  let end = 0;
  if (names.length > 1) {
    while (start < least && words.every((each) => isSame(each[start], first[start]))) start += 1;
    while (
      start + end < least &&
      words.every((each) => isSame(each.at(-1 - end), first.at(-1 - end)))
    )
      end += 1;
  }
  return new Map(
    names.map((name, index) => {
      const each = words[index] ?? [];
      return [name, each.slice(start, each.length - end).join(' ')] as const;
    }),
  );
}

function isSame(a = '', b = ''): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
