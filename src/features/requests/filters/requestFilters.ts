import { pageNumberOf } from '#src/domain/text/digits.ts';
import { addDays, isRealDate } from '#src/domain/time/dates.ts';
import { tidied } from './fieldValues.ts';

export const requestSorts = ['Recent', 'Oldest', 'No Sorting', 'Next up'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Ranges follow the clinic's calendar: 'Today' moves on at midnight. */
export const quickRanges = ['Today', 'Tomorrow', 'Next 7 days'] as const;
export type QuickRange = (typeof quickRanges)[number];

/** 'To call': requests without a note, or noted so; 'Call again': those with a time to call again. */
export const noteFilters = ['To call', 'Call again'] as const;
export type NoteFilter = (typeof noteFilters)[number];

/** Both days included, YYYY-MM-DD; '' for no bound. */
export interface DatePeriod {
  from: string;
  to: string;
}

/** Filters and order, held by the page's address alone; '' filters nothing. */
export interface RequestFilters extends DatePeriod {
  search: string;
  /** Overrides `from` and `to`. */
  range: QuickRange | '';
  clinic: string;
  service: string;
  notes: NoteFilter | '';
  /** '' for the default order. */
  sort: RequestSort | '';
  /** From 1; may lie beyond the end. */
  page: number;
}

export interface AppliedFilters extends RequestFilters {
  sort: RequestSort;
}

/** The filters with their days and order on `today`, YYYY-MM-DD. A single day is by default in its own order. */
export function appliedFilters(filters: RequestFilters, today: string): AppliedFilters {
  const period = periodOf(filters, today);
  const sort = filters.sort || (isSingleDay(period) ? 'Oldest' : 'Recent');
  return { ...filters, ...period, sort };
}

/** The days of a range. `today`: YYYY-MM-DD. 'Next 7 days' includes today (docs/product.md, section 9). */
export function rangePeriod(range: QuickRange, today: string): DatePeriod {
  const tomorrow = addDays(today, 1);
  if (range === 'Today') return { from: today, to: today };
  if (range === 'Tomorrow') return { from: tomorrow, to: tomorrow };
  return { from: today, to: addDays(today, 6) };
}

export function isSingleDay({ from, to }: DatePeriod): boolean {
  return from !== '' && from === to;
}

/** The range of exactly these days; '' for none. */
export function rangeOf({ from, to }: DatePeriod, today: string): QuickRange | '' {
  const isSame = (range: QuickRange) => {
    const period = rangePeriod(range, today);
    return period.from === from && period.to === to;
  };
  return quickRanges.find(isSame) ?? '';
}

function periodOf({ range, from, to }: RequestFilters, today: string): DatePeriod {
  return range ? rangePeriod(range, today) : { from, to };
}

/** The values of the filters in use besides the search; the days count as one. */
export function usedFilters({ from, to, clinic, service, notes }: AppliedFilters): string[] {
  return [from || to, clinic, service, notes].filter(Boolean);
}

/**
 * The changed filters. Any other change resets the page (docs/product.md, section 4); a date ends a range and keeps its other
 * day. `today`: YYYY-MM-DD.
 */
export function changedFilters(
  filters: RequestFilters,
  changed: Partial<RequestFilters>,
  today: string,
): RequestFilters {
  const next = { ...filters, page: 1, ...changed };
  if (changed.range) return { ...next, from: '', to: '' };
  if (changed.from === undefined && changed.to === undefined) return next;
  return { ...next, ...periodOf(filters, today), ...changed, range: '' };
}

/** The text if it is a real date, otherwise ''. */
export function validDate(text: string): string {
  return isRealDate(text) ? text : '';
}

/** The text if it is one of `names`, otherwise ''. */
export function oneOf<Name extends string>(names: readonly Name[], text: string): Name | '' {
  return names.find((name) => name === text) ?? '';
}

/**
 * Reads a query (`?q=asha&from=2026-07-01&clinic=Adyar&sort=Oldest&page=2`), ignoring invalid values. `range` overrides `from`
 * and `to`.
 */
export function parseFilters(query: URLSearchParams): RequestFilters {
  const valueOf = (name: string) => query.get(name) ?? '';
  const range = oneOf(quickRanges, valueOf('range'));
  return {
    search: valueOf('q'),
    from: range ? '' : validDate(valueOf('from')),
    to: range ? '' : validDate(valueOf('to')),
    range,
    clinic: tidied(valueOf('clinic')),
    service: tidied(valueOf('service')),
    notes: oneOf(noteFilters, valueOf('notes')),
    sort: oneOf(requestSorts, valueOf('sort')),
    page: pageNumberOf(query.get('page')),
  };
}

/** Every request, newest first (docs/product.md, section 9). */
export const defaultFilters = parseFilters(new URLSearchParams());

/** The query with these filters; defaults are left out, other parameters stay. */
export function withFilters(query: URLSearchParams, filters: RequestFilters): URLSearchParams {
  const { search, page, ...others } = filters;
  const values = { q: search.trim() && search, ...others, page: page > 1 ? String(page) : '' };
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
