import { isRealDate } from './clock.ts';
import { type DatePeriod, type RequestSort, requestSorts } from './requestList.ts';

/** What the staff list is narrowed to. It is part of the page's address, so that it can be bookmarked and sent. */
export interface ListFilters extends DatePeriod {
  /** What to look for in name, mobile and e-mail; '' for all. */
  search: string;
  sort: RequestSort;
  /** From 1; may lie beyond the end. */
  page: number;
}

/** The whole list, newest first (docs/product.md, section 9). */
export const defaultFilters: ListFilters = {
  search: '',
  from: '',
  to: '',
  sort: 'Recent',
  page: 1,
};

/** The filters in an address's query (`?q=asha&from=2026-07-01&sort=Oldest&page=2`). An invalid value counts as not given. */
export function parseListFilters(parameters: URLSearchParams): ListFilters {
  const sort = requestSorts.find((name) => name === parameters.get('sort'));
  const page = parameters.get('page') ?? '';
  return {
    search: parameters.get('q') ?? '',
    from: validDate(parameters.get('from')),
    to: validDate(parameters.get('to')),
    sort: sort ?? defaultFilters.sort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The valid bounds of the filters. A date field can hold a year of six digits while it is being typed; that counts as no
 * bound.
 */
export function periodOf({ from, to }: DatePeriod): DatePeriod {
  return { from: validDate(from), to: validDate(to) };
}

function validDate(text: string | null): string {
  return text && isRealDate(text) ? text : '';
}

/** The query for an address, without what is at its default: empty for the whole list. */
export function serializeListFilters(filters: ListFilters): URLSearchParams {
  const { sort, page } = filters;
  const search = filters.search.trim();
  const { from, to } = periodOf(filters);
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (from) parameters.set('from', from);
  if (to) parameters.set('to', to);
  if (sort !== defaultFilters.sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The filters alone of an address's query: '?q=asha&x=1' → '?q=asha'; '' for the whole list. */
export function listFiltersQuery(search: string): string {
  const query = serializeListFilters(parseListFilters(new URLSearchParams(search))).toString();
  return query && `?${query}`;
}
