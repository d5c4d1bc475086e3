import { allChoices, type Choices, choiceFilters, parseChoice } from './choiceFilters.ts';
import { formatDate, isRealDate } from '#src/domain/clock.ts';
import { type QuickRange, quickRanges, rangePeriod } from './quickRanges.ts';
import { type DatePeriod, type RequestSort, requestSorts } from './requestList.ts';

/** What the staff list is narrowed to. It is part of the page's address, so that it can be bookmarked and sent. */
export interface ListFilters extends DatePeriod {
  /** What to look for in name, mobile and e-mail; '' for all. */
  search: string;
  /** Days that move with the calendar; '' where `from` and `to` say which. */
  range: QuickRange | '';
  choices: Choices;
  sort: RequestSort;
  /** From 1; may lie beyond the end. */
  page: number;
  /** The day sheet is shown in place of the list. */
  sheet: boolean;
}

/** The order of a list where none is chosen: that of the day for 'Today' and 'Tomorrow', otherwise the newest first. */
function usualSort(range: QuickRange | ''): RequestSort {
  return range === 'Today' || range === 'Tomorrow' ? 'Oldest' : 'Recent';
}

/** The whole list, newest first (docs/product.md, section 9). */
export const defaultFilters: ListFilters = {
  search: '',
  from: '',
  to: '',
  range: '',
  choices: allChoices,
  sort: 'Recent',
  page: 1,
  sheet: false,
};

/**
 * The filters in an address's query (`?q=asha&from=2026-07-01&clinic=Adyar&sort=Oldest&page=2`). An invalid value counts
 * as not given. A `range` wins over `from` and `to`.
 */
export function parseListFilters(parameters: URLSearchParams): ListFilters {
  const sort = requestSorts.find((name) => name === parameters.get('sort'));
  const range = quickRanges.find((name) => name === parameters.get('range')) ?? '';
  const page = parameters.get('page') ?? '';
  const choices = { ...allChoices };
  for (const filter of choiceFilters)
    choices[filter.name] = parseChoice(filter, parameters.get(filter.name));
  return {
    search: parameters.get('q') ?? '',
    from: range ? '' : validDate(parameters.get('from')),
    to: range ? '' : validDate(parameters.get('to')),
    range,
    choices,
    sort: sort ?? usualSort(range),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    sheet: parameters.get('sheet') === 'day',
  };
}

/**
 * The filters after a change. Any change but that of the page starts at the first page (docs/product.md, section 4). A
 * change of one date ends a range and keeps its other day; with the range its usual order changes. `today`: YYYY-MM-DD.
 */
export function changeFilters(
  filters: ListFilters,
  changed: Partial<ListFilters>,
  today: string,
): ListFilters {
  const next = { ...filters, page: 1, ...changed };
  const setsDays = changed.from !== undefined || changed.to !== undefined;
  if (changed.range) Object.assign(next, { from: '', to: '' });
  else if (filters.range && setsDays)
    Object.assign(next, rangePeriod(filters.range, today), changed, { range: '' });
  const isUsual = changed.sort === undefined && filters.sort === usualSort(filters.range);
  return isUsual ? { ...next, sort: usualSort(next.range) } : next;
}

/**
 * The days that the filters let through. A date field can hold a year of six digits while it is being typed; that counts
 * as no bound. `today`: YYYY-MM-DD.
 */
export function periodOf({ from, to, range }: ListFilters, today: string): DatePeriod {
  return range ? rangePeriod(range, today) : { from: validDate(from), to: validDate(to) };
}

/** 'from 1 Jul 2026 to 31 Jul 2026'; '' without bounds. */
export function periodInWords({ from, to }: DatePeriod): string {
  if (from && from === to) return formatDate(from);
  const days = [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`];
  return days.filter(Boolean).join(' ');
}

function validDate(text: string | null): string {
  return text && isRealDate(text) ? text : '';
}

/** How many filters narrow the list besides its search, its days and its clinic, which are seen. */
export function countFilters({ choices }: ListFilters): number {
  return choiceFilters.filter(({ name }) => name !== 'clinic' && choices[name]).length;
}

/** The query for an address, without what is at its default: empty for the whole list. */
export function serializeListFilters(filters: ListFilters): URLSearchParams {
  const { range, choices, sort, page } = filters;
  const search = filters.search.trim();
  const from = range ? '' : validDate(filters.from);
  const to = range ? '' : validDate(filters.to);
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (from) parameters.set('from', from);
  if (to) parameters.set('to', to);
  if (range) parameters.set('range', range);
  for (const { name } of choiceFilters) if (choices[name]) parameters.set(name, choices[name]);
  if (sort !== usualSort(range)) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  if (filters.sheet) parameters.set('sheet', 'day');
  return parameters;
}
