import type { AppointmentRequest } from '#src/api/appointments.ts';
import { memoize } from '#src/domain/memoize.ts';

export type ValueField = 'locationName' | 'appointmentType';

/** Browsers take seconds to open a select of a hundred thousand options. */
export const maxValues = 200;

const notGiven = 'Not given';

export function tidied(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

/** The key shared by a value's spellings: 'surgery' and ' Surgery' are one service. */
export const valueKey = memoize((value) => (tidied(value) || notGiven).toLowerCase());

/** Ignores the spelling; true for ''. */
export function hasValue(field: ValueField, value: string) {
  const key = valueKey(value);
  return (request: AppointmentRequest) => value === '' || valueKey(request[field]) === key;
}

/** A field's values, each once in its first spelling, sorted, `notGiven` last; at most `maxValues`. */
export function valuesOf(requests: readonly AppointmentRequest[], field: ValueField): string[] {
  const found = new Map<string, string>();
  for (const request of requests) {
    const key = valueKey(request[field]);
    if (!found.has(key)) found.set(key, tidied(request[field]) || notGiven);
    if (found.size === maxValues) break;
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b) || compare(a, b));
}

function rank(value: string): number {
  return Number(valueKey(value) === valueKey(notGiven));
}
