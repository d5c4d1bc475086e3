import { type ChoiceFilter, choiceKey, choiceLabel, notGiven } from './choiceFilters.ts';
import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** A list longer than this is no help, and a browser takes seconds for a hundred thousand. */
export const mostOptions = 200;

/** What a filter offers. */
export interface ChoiceOptions {
  /** In the order of the alphabet, `notGiven` at the end; fixed values in their own order. */
  values: readonly string[];
  /** How many rarer values are left out. */
  leftOut: number;
}

/**
 * The values that a filter offers for a list: each once, however it is spelled (the first spelling counts), the
 * `mostOptions` most frequent ones. Walks the list once.
 */
export function choiceOptions(
  requests: readonly AppointmentRequest[],
  filter: ChoiceFilter,
): ChoiceOptions {
  if (!('field' in filter)) return { values: filter.values, leftOut: 0 };
  const { field } = filter;
  const keyOf = memoize(choiceKey);
  const found = new Map<string, { label: string; count: number }>();
  for (const request of requests) {
    const key = keyOf(request[field]);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { label: choiceLabel(request[field]), count: 1 });
  }
  const frequent = [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOptions)
    .map(({ label }) => label);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return {
    values: frequent.toSorted((a, b) => lastPlace(a) - lastPlace(b) || compare(a, b)),
    leftOut: found.size - frequent.length,
  };
}

/** 1 for the value of records without one, otherwise 0. */
function lastPlace(label: string): number {
  return Number(choiceKey(label) === choiceKey(notGiven));
}
