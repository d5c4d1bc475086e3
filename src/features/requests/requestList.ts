import { minutesOf } from '#src/domain/clock.ts';
import { memoize } from '#src/domain/memoize.ts';
import { maybeSameGroups, othersIn } from './maybeSame.ts';
import { isFound, isFoundInName, searchTermsOf, searchTextOf } from './requestSearch.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';

/** Rows on a page of the staff list (docs/product.md, section 9). */
export const requestsPageSize = 15;

/** The orders of the staff list; it starts with the first. */
export const requestSorts = ['Recent', 'Oldest', 'No Sorting', 'Next up'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** A range of days, both included. */
export interface DatePeriod {
  /** YYYY-MM-DD; '' for no bound. */
  from: string;
  /** YYYY-MM-DD; '' for no bound. */
  to: string;
}

/** Above every sort key. */
const endOfTime = 2 ** 33;

/** Minutes in a calendar whose months all have 31 days: a whole number below `endOfTime` that grows with day and time. */
function sortKey(day: number, minutes: number): number {
  return day * 24 * 60 + minutes;
}

/** YYYY-MM-DD as a day of that calendar. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return (year * 12 + month) * 31 + day;
}

/**
 * A loaded list of requests with everything that sorting and searching it needs: each key is computed once, so that
 * 100,000 requests are sorted and searched within 0.2 s. Made by `prepareRequestList`.
 */
export class RequestList {
  /** Every request of the answer, as it came. */
  readonly all: readonly AppointmentRequest[];
  /** Those that have a date, as they came. The staff list shows no others (docs/product.md, section 9). */
  readonly dated: readonly AppointmentRequest[];
  /** The sort key of each request in `dated`. */
  readonly #sortKeys: readonly number[];
  readonly #sorted = new Map<RequestSort, readonly AppointmentRequest[]>();
  /** The last 'Next up': how many are past, how many of them have today's date but no time, and the list. */
  #nextUp = { past: -1, untimed: -1, requests: [] as readonly AppointmentRequest[] };
  readonly #searchTexts: ReadonlyMap<AppointmentRequest, string>;
  #maybeSame: ReturnType<typeof maybeSameGroups> | undefined;

  /** `sortKeys`, `searchTexts`: one for each request in `dated`; see `prepareRequestList`. */
  constructor(
    all: readonly AppointmentRequest[],
    dated: readonly AppointmentRequest[],
    sortKeys: readonly number[],
    searchTexts: ReadonlyMap<AppointmentRequest, string>,
  ) {
    this.all = all;
    this.dated = dated;
    this.#sortKeys = sortKeys;
    this.#searchTexts = searchTexts;
  }

  /** The other requests of a request's mobile number for its day, as they came. */
  maybeSame(request: AppointmentRequest): readonly AppointmentRequest[] {
    this.#maybeSame ??= maybeSameGroups(this.dated);
    return othersIn(this.#maybeSame, request);
  }

  /**
   * The requests that have a date, in an order of the staff list: 'Recent' is the newest day first and the latest time of
   * a day first, 'Oldest' the reverse, 'No Sorting' as they came. 'Next up' needs `now`, the clinic's clock: what is to come
   * first, the soonest first, then what is past, the newest first. Equal ones stay as they came; a time that cannot be
   * read counts as the start of its day. Sorts once for each order.
   */
  sorted(sort: RequestSort, now?: ClockTime): readonly AppointmentRequest[] {
    if (sort === 'Next up') return now ? this.#soonestFirst(now) : this.sorted('Oldest');
    let requests = this.#sorted.get(sort);
    if (!requests) {
      requests =
        sort === 'No Sorting' ? this.dated : this.#sort(sort === 'Oldest' ? 'rising' : 'falling');
      this.#sorted.set(sort, requests);
    }
    return requests;
  }

  /**
   * The requests of `sorted(sort)` in which every word of `search` is found, in any order, in name, mobile or e-mail. A
   * telephone number may be written with spaces, hyphens and a country code in front: its last ten digits count. An empty
   * search returns `sorted(sort, now)` itself.
   */
  find(search: string, sort: RequestSort, now?: ClockTime): readonly AppointmentRequest[] {
    const requests = this.sorted(sort, now);
    const terms = searchTermsOf(search);
    if (terms.length === 0) return requests;
    return requests.filter((request) => isFound(terms, this.#searchText(request)));
  }

  /** Requests that a search found, in their order, but those first whose name it found. */
  namesFirst(
    requests: readonly AppointmentRequest[],
    search: string,
  ): readonly AppointmentRequest[] {
    const terms = searchTermsOf(search);
    if (terms.length === 0) return requests;
    const named: AppointmentRequest[] = [];
    const others: AppointmentRequest[] = [];
    for (const request of requests)
      (isFoundInName(terms, this.#searchText(request)) ? named : others).push(request);
    return [...named, ...others];
  }

  /**
   * A key and the request's position make one number (exact for a million requests), because a typed array sorts numbers
   * several times as fast as a comparison does. So equal keys keep their order.
   */
  #sort(order: 'rising' | 'falling'): readonly AppointmentRequest[] {
    const { dated } = this;
    const places = new Float64Array(dated.length);
    for (const [position, key] of this.#sortKeys.entries())
      places[position] = (order === 'rising' ? key : endOfTime - key) * dated.length + position;
    places.sort();
    const requests: AppointmentRequest[] = [];
    for (const place of places) requests.push(dated[place % dated.length]!);
    return requests;
  }

  /** Puts 'Oldest' from now on before the past part of 'Recent'. The same list until the clock passes a request. */
  #soonestFirst({ date, time }: ClockTime): readonly AppointmentRequest[] {
    const today = sortKey(dayNumber(date), 0);
    const thisMinute = sortKey(dayNumber(date), minutesOf(time) ?? 0);
    let earlierDays = 0;
    let past = 0;
    // A request of today whose time can't be read is still to come.
    let untimed = 0;
    for (const key of this.#sortKeys) {
      if (key < today) earlierDays += 1;
      if (key < thisMinute) past += 1;
      if (key === today && key < thisMinute) untimed += 1;
    }
    if (this.#nextUp.past !== past || this.#nextUp.untimed !== untimed) {
      const oldest = this.sorted('Oldest');
      const recent = this.sorted('Recent');
      const requests = [
        ...oldest.slice(earlierDays, earlierDays + untimed),
        ...oldest.slice(past),
        ...recent.slice(recent.length - past, recent.length - earlierDays - untimed),
        ...recent.slice(recent.length - earlierDays),
      ];
      this.#nextUp = { past, untimed, requests };
    }
    return this.#nextUp.requests;
  }

  #searchText(request: AppointmentRequest): string {
    return this.#searchTexts.get(request) ?? '';
  }
}

/** Prepares a list: the keys of its order and the texts of its search. */
export function prepareRequestList(all: readonly AppointmentRequest[]): RequestList {
  const dayOf = memoize(dayNumber);
  const startOf = memoize((time) => minutesOf(time) ?? 0);
  const dated = all.filter(({ date }) => date);
  const sortKeys = dated.map(({ date, time }) => sortKey(dayOf(date), startOf(time)));
  const searchTexts = new Map(dated.map((request) => [request, searchTextOf(request)]));
  return new RequestList(all, dated, sortKeys, searchTexts);
}

/** The list before anything is loaded. */
export const emptyRequestList = new RequestList([], [], [], new Map());

/** The requests for a day of the period. Without bounds the list itself. */
export function filterByDate(
  requests: readonly AppointmentRequest[],
  { from, to }: DatePeriod,
): readonly AppointmentRequest[] {
  if (!from && !to) return requests;
  return requests.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}
