import type { AppointmentRequest } from '#src/api/appointments.ts';
import { groupBy } from '#src/domain/groupBy.ts';
import { memoize } from '#src/domain/memoize.ts';
import { digitsOnly } from '#src/domain/text/digits.ts';
import { type ClockTime, minutesOf } from '#src/domain/time/clock.ts';
import type { DatePeriod, RequestSort } from './filters/requestFilters.ts';
import { isFound, searchTermsOf, type SearchText, searchTextOf } from './requestSearch.ts';

export const requestsPageSize = 15;

/** A request with its sort and search keys. */
interface Entry {
  request: AppointmentRequest;
  /** Day and time in minutes; an unreadable time counts as midnight. */
  start: number;
  text: SearchText;
}

const epochMinutesOf = memoize((date) => Date.parse(date) / 60_000);
const minutesOrMidnight = memoize((time) => minutesOf(time) ?? 0);

/** A loaded list with precomputed keys, so that 100,000 requests sort and search within 0.2 s. */
export class RequestList {
  /** In the answer's order. */
  readonly all: readonly AppointmentRequest[];
  /** Requests with a date, in the answer's order. The list shows only these (docs/product.md, section 4). */
  readonly dated: readonly AppointmentRequest[];
  readonly #entries: readonly Entry[];
  readonly #oldestFirst: readonly Entry[];
  readonly #newestFirst: readonly Entry[];
  readonly #keys = new Map<AppointmentRequest, string>();
  readonly #byKey = new Map<string, AppointmentRequest>();
  #byDay: ReadonlyMap<string, readonly AppointmentRequest[]> | undefined;

  constructor(all: readonly AppointmentRequest[]) {
    this.all = all;
    this.dated = all.filter(({ date }) => date);
    this.#entries = this.dated.map((request) => ({
      request,
      start: epochMinutesOf(request.date) + minutesOrMidnight(request.time),
      text: searchTextOf(request),
    }));
    this.#oldestFirst = this.#entries.toSorted((a, b) => a.start - b.start);
    this.#newestFirst = this.#entries.toSorted((a, b) => b.start - a.start);
    for (const [id, sharing] of groupBy(this.dated, (request) => request.id))
      for (const [index, request] of sharing.entries()) {
        const key = index > 0 ? `${id}~${index + 1}` : id;
        this.#keys.set(request, key);
        this.#byKey.set(key, request);
      }
  }

  /** The ID; duplicates and missing ones are numbered ('7', '7~2', '~2'). */
  keyOf(request: AppointmentRequest): string {
    return this.#keys.get(request) ?? request.id;
  }

  withKey(key: string): AppointmentRequest | undefined {
    return this.#byKey.get(key);
  }

  /** Other requests of the same mobile number and day (docs/product.md, section 9). Only 'maybe': families share a phone. */
  maybeSame(request: AppointmentRequest): readonly AppointmentRequest[] {
    this.#byDay ??= groupBy(this.dated, ({ date }) => date);
    const digits = lastDigits(request);
    if (!digits) return [];
    const ofDay = this.#byDay.get(request.date) ?? [];
    return ofDay.filter((other) => other !== request && lastDigits(other) === digits);
  }

  /**
   * Requests that pass a filter and contain every term of `search`, in a stable sort. 'Recent': newest day and time first;
   * 'Oldest': the reverse; 'No Sorting': the answer's order; 'Next up': from `now` (the clinic's clock) on, soonest first, then
   * past ones, newest first.
   */
  find(
    search: string,
    sort: RequestSort,
    now: ClockTime,
    passes: (request: AppointmentRequest) => boolean = () => true,
  ): AppointmentRequest[] {
    const terms = searchTermsOf(search);
    return this.#sorted(sort, now)
      .filter(({ request, text }) => isFound(terms, text) && passes(request))
      .map(({ request }) => request);
  }

  #sorted(sort: RequestSort, { date, time }: ClockTime): readonly Entry[] {
    if (sort === 'No Sorting') return this.#entries;
    if (sort === 'Oldest') return this.#oldestFirst;
    if (sort === 'Recent') return this.#newestFirst;
    const today = epochMinutesOf(date);
    const minute = today + minutesOrMidnight(time);
    /** An unreadable time of today counts as still to come. */
    const isToCome = ({ start }: Entry) => start >= minute || start === today;
    return [
      ...this.#oldestFirst.filter(isToCome),
      ...this.#newestFirst.filter((entry) => !isToCome(entry)),
    ];
  }
}

/** Fewer digits identify nobody. */
const minDigits = 7;

/** The mobile number's last ten digits; '' for fewer than `minDigits`. */
function lastDigits({ mobileNumber }: AppointmentRequest): string {
  const digits = digitsOnly(mobileNumber).slice(-10);
  return digits.length < minDigits ? '' : digits;
}

export const emptyRequestList = new RequestList([]);

export function filterByDate(requests: readonly AppointmentRequest[], { from, to }: DatePeriod) {
  if (!from && !to) return requests;
  return requests.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}
