import type { Counter } from './contentTypes.ts';

/** The counters that have a number: a brand may have fewer figures, or none. */
export function knownFigures(
  counters: readonly (Omit<Counter, 'number'> & { number?: string })[],
): Counter[] {
  return counters.flatMap(({ number, ...counter }) => (number ? [{ ...counter, number }] : []));
}
