import { minutesOf } from './clock.ts';
import { remembered } from './remembered.ts';
import { searchTermsOf, searchTextOf } from './requestSearch.ts';
import { inSlices } from './timeSlicing.ts';
import type { AppointmentRequest } from './types.ts';

/** Rows on a page of the staff list (docs/product.md, section 9). */
export const requestsPageSize = 15;

/** The orders of the staff list; it starts with the first. */
export const requestSorts = ['Recent', 'Oldest', 'No Sorting'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** A range of days, both included. */
export interface DatePeriod {
  /** YYYY-MM-DD; '' for no bound. */
  from: string;
  /** YYYY-MM-DD; '' for no bound. */
  to: string;
}

/** The sort key of a request without a date. */
const undated = -1;

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
  readonly #searchTexts = new Map<AppointmentRequest, string>();

  /** `sortKeys`: one for each request, see `prepareRequestList`. */
  constructor(all: readonly AppointmentRequest[], sortKeys: readonly number[]) {
    this.all = all;
    this.dated = all.filter((_, index) => sortKeys[index] !== undated);
    this.#sortKeys = sortKeys.filter((key) => key !== undated);
  }

  /**
   * The requests that have a date, in an order of the staff list: 'Recent' is the newest day first and the latest time of
   * a day first, 'Oldest' the reverse, 'No Sorting' as they came. Equal ones stay as they came; a time that cannot be
   * read counts as the start of its day. Sorts once for each order.
   */
  sorted(sort: RequestSort): readonly AppointmentRequest[] {
    let requests = this.#sorted.get(sort);
    if (!requests) {
      requests = sort === 'No Sorting' ? this.dated : this.#sort(sort === 'Oldest' ? 1 : -1);
      this.#sorted.set(sort, requests);
    }
    return requests;
  }

  /**
   * The requests of `sorted(sort)` in which every word of `search` is found, in any order, in name, mobile or e-mail. A
   * telephone number may be written with spaces, hyphens and a country code in front: its last ten digits count. An empty
   * search returns `sorted(sort)` itself.
   */
  find(search: string, sort: RequestSort): readonly AppointmentRequest[] {
    const requests = this.sorted(sort);
    const terms = searchTermsOf(search);
    if (terms.length === 0) return requests;
    return requests.filter((request) => {
      const text = this.#searchText(request);
      return terms.every((term) => text.includes(term));
    });
  }

  /** Computes the search texts ahead of the first search, in slices. Without it `find` computes them as it needs them. */
  async prepareSearch(): Promise<void> {
    await inSlices(this.dated, (request) => this.#searchText(request));
  }

  #sort(sign: 1 | -1): readonly AppointmentRequest[] {
    const keys = this.#sortKeys;
    // Sorting positions by numeric keys allocates nothing while comparing. It is stable, so equal keys keep their order.
    const positions = Uint32Array.from(keys.keys());
    positions.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)));
    const requests: AppointmentRequest[] = [];
    for (const position of positions) {
      const request = this.dated[position];
      if (request) requests.push(request);
    }
    return requests;
  }

  #searchText(request: AppointmentRequest): string {
    let text = this.#searchTexts.get(request);
    if (text === undefined) {
      text = searchTextOf(request);
      this.#searchTexts.set(request, text);
    }
    return text;
  }
}

/** Prepares a loaded list, in slices that leave the page free to answer. */
export async function prepareRequestList(
  requests: readonly AppointmentRequest[],
): Promise<RequestList> {
  const dayOf = remembered((date) => Number(date.replaceAll('-', '')));
  const startOf = remembered((time) => minutesOf(time) ?? 0);
  // A number that grows with date and time: 2026-03-07, 10:30 → 202603070630 (the day, then the minutes since midnight).
  const sortKeyOf = ({ date, time }: AppointmentRequest) =>
    date ? dayOf(date) * 10_000 + startOf(time) : undated;
  return new RequestList(requests, await inSlices(requests, sortKeyOf));
}

/** The list before anything is loaded. */
export const emptyRequestList = new RequestList([], []);

/** The requests for a day of the period. Without bounds the list itself. */
export function filterByDate(
  requests: readonly AppointmentRequest[],
  { from, to }: DatePeriod,
): readonly AppointmentRequest[] {
  if (!from && !to) return requests;
  return requests.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}
