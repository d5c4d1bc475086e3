import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

export type ValueField = 'locationName' | 'appointmentType';

/** A longer choice is no help, and a browser takes seconds for a hundred thousand. */
export const mostValues = 200;

const notGiven = 'Not given';

export function tidied(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

/** The key that all spellings of a value share: 'surgery' and ' Surgery' are the same service. */
export const valueKey = memoize((value) => (tidied(value) || notGiven).toLowerCase());

/** Whether a request has the value, however it is spelled; every request for ''. */
export function hasValue(field: ValueField, value: string) {
  const key = valueKey(value);
  return (request: AppointmentRequest) => value === '' || valueKey(request[field]) === key;
}

/** The values of a field, each once (the first spelling counts), in alphabetical order, `notGiven` last; `mostValues` at most. */
export function valuesOf(requests: readonly AppointmentRequest[], field: ValueField): string[] {
  const found = new Map<string, string>();
  for (const request of requests) {
    const key = valueKey(request[field]);
    if (!found.has(key)) found.set(key, tidied(request[field]) || notGiven);
    if (found.size === mostValues) break;
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...found.values()].toSorted((a, b) => isLast(a) - isLast(b) || compare(a, b));
}

function isLast(value: string): number {
  return Number(valueKey(value) === valueKey(notGiven));
}
