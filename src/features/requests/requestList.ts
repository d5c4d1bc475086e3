import { minutesOf } from '#src/domain/clock.ts';
import { memoize } from '#src/domain/memoize.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { maybeSameGroups, othersIn } from './maybeSame.ts';
import type { DatePeriod, RequestSort } from './requestFilters.ts';
import {
  isFound,
  isFoundInName,
  searchTermsOf,
  type SearchText,
  searchTextOf,
} from './requestSearch.ts';

/** Rows on a page of the list (docs/product.md, section 9). */
export const requestsPageSize = 15;

/** A request with what sorting and searching it needs. */
interface Entry {
  request: AppointmentRequest;
  /** Day and time in minutes. A time that cannot be read counts as the start of its day. */
  start: number;
  text: SearchText;
}

const minutesOfDay = memoize((date) => Date.parse(date) / 60_000);
const startOf = memoize((time) => minutesOf(time) ?? 0);

/** A loaded list. Every key is computed once, so that 100,000 requests are sorted and searched within 0.2 s. */
export class RequestList {
  /** Every request of the answer, as it came. */
  readonly all: readonly AppointmentRequest[];
  /** Those that have a date, as they came. The list shows no others (docs/product.md, section 9). */
  readonly dated: readonly AppointmentRequest[];
  readonly #entries: readonly Entry[];
  readonly #texts: ReadonlyMap<AppointmentRequest, SearchText>;
  #oldest: readonly Entry[] | undefined;
  #recent: readonly Entry[] | undefined;
  #maybeSame: ReturnType<typeof maybeSameGroups> | undefined;

  constructor(all: readonly AppointmentRequest[]) {
    this.all = all;
    this.dated = all.filter(({ date }) => date);
    this.#entries = this.dated.map((request) => ({
      request,
      start: minutesOfDay(request.date) + startOf(request.time),
      text: searchTextOf(request),
    }));
    this.#texts = new Map(this.#entries.map(({ request, text }) => [request, text]));
  }

  /** The other requests of a request's mobile number for its day, as they came. */
  maybeSame(request: AppointmentRequest): readonly AppointmentRequest[] {
    this.#maybeSame ??= maybeSameGroups(this.dated);
    return othersIn(this.#maybeSame, request);
  }

  /**
   * The requests in which every term of `search` is found, in an order: 'Recent' is the newest day first and the latest time
   * of a day first, 'Oldest' the reverse, 'No Sorting' as they came, 'Next up' what is still to come at `now`, the soonest first,
   * then what is past, the newest first. Equal ones stay as they came. `now`: the clinic's clock.
   */
  find(search: string, sort: RequestSort, now: ClockTime): AppointmentRequest[] {
    const terms = searchTermsOf(search);
    const entries = this.#sorted(sort, now);
    const found = terms.length > 0 ? entries.filter(({ text }) => isFound(terms, text)) : entries;
    return found.map(({ request }) => request);
  }

  /** Requests that a search has found, in their order, but those first whose name it has found. */
  namesFirst(requests: readonly AppointmentRequest[], search: string) {
    const terms = searchTermsOf(search);
    if (terms.length === 0) return requests;
    const named: AppointmentRequest[] = [];
    const others: AppointmentRequest[] = [];
    for (const request of requests)
      (isFoundInName(terms, this.#texts.get(request)!) ? named : others).push(request);
    return [...named, ...others];
  }

  #sorted(sort: RequestSort, { date, time }: ClockTime): readonly Entry[] {
    if (sort === 'No Sorting') return this.#entries;
    this.#oldest ??= this.#entries.toSorted((a, b) => a.start - b.start);
    if (sort === 'Oldest') return this.#oldest;
    this.#recent ??= this.#entries.toSorted((a, b) => b.start - a.start);
    if (sort === 'Recent') return this.#recent;
    const today = minutesOfDay(date);
    const minute = today + startOf(time);
    // A request of today whose time can't be read is still to come.
    const isToCome = ({ start }: Entry) => start >= minute || start === today;
    return [...this.#oldest.filter(isToCome), ...this.#recent.filter((entry) => !isToCome(entry))];
  }
}

/** The list before anything is loaded. */
export const emptyRequestList = new RequestList([]);

/** The requests for a day of the period. */
export function filterByDate(requests: readonly AppointmentRequest[], { from, to }: DatePeriod) {
  if (!from && !to) return requests;
  return requests.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}
