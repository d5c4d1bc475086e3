import type { Attendance, CallFilter, CallStatus } from './callStatus.ts';
import {
  type CallRecord,
  callStatusOf,
  callWithout,
  idOf,
  isCallDue,
  mergeCalls,
  saysAnything,
} from './calls.ts';
import { groupBy } from './groupBy.ts';
import { asRequested } from './movedRequest.ts';
import { withMoves } from './movedRequests.ts';
import type { RequestList } from './requestList.ts';
import { fitsRequest } from './requestMark.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';
import { cameOf } from './visitNotes.ts';

/** What the desk has noted about calls, to look up by request. It never changes: a change makes another book. */
export class CallBook {
  /** By `callKey`. */
  readonly records: ReadonlyMap<string, CallRecord>;
  /** Most requests have no record; this check saves computing their mark. */
  readonly #byId: ReadonlyMap<string, CallRecord[]>;
  /** A cache: every row and every day of the chart looks records up. */
  readonly #found = new WeakMap<AppointmentRequest, CallRecord>();

  /** What one login noted before the desk shared its notes: only that login sees it, beside the desk's. */
  readonly #own: CallBook | undefined;

  constructor(records: ReadonlyMap<string, CallRecord>, own?: CallBook) {
    this.records = records;
    this.#own = own;
    this.#byId = groupBy(records.values(), ({ id }) => id);
  }

  /** The number of requests with a note, a status or a time to call again. */
  get size(): number {
    return this.about.length;
  }

  /** The records that say anything. */
  get about(): CallRecord[] {
    return [...this.records.values()].filter(saysAnything);
  }

  /** The login's own records that say anything. */
  get own(): CallRecord[] {
    return this.#own?.about ?? [];
  }

  recordOf(shown: AppointmentRequest): CallRecord | undefined {
    const request = asRequested(shown);
    const own = this.#own?.recordOf(request);
    const records = this.#byId.get(idOf(request)) ?? [];
    if (!own && records.length === 0) return undefined;
    const known = this.#found.get(request);
    if (known) return known;
    const fitting = records.filter(({ mark }) => fitsRequest(mark, request));
    const [first, ...others] = own ? [...fitting, own] : fitting;
    const found = first && others.reduce(mergeCalls, first);
    if (found) this.#found.set(request, found);
    return found;
  }

  /** What was noted about a request with this one's id and of somebody else, or before the records said of whom. */
  earlierOf(shown: AppointmentRequest): CallRecord[] {
    const request = asRequested(shown);
    if (!request.id) return [];
    const record = this.recordOf(request);
    return (this.#byId.get(idOf(request)) ?? [])
      .filter(({ mark }) => !fitsRequest(mark, request))
      .map((other) => (record ? callWithout(other, record) : other))
      .filter(saysAnything);
  }

  /** What only this login has noted about a request. */
  ownOf(request: AppointmentRequest): CallRecord | undefined {
    const own = this.#own?.recordOf(request);
    return own && saysAnything(own) ? own : undefined;
  }

  statusOf(request: AppointmentRequest): CallStatus {
    const record = this.recordOf(request);
    return record ? callStatusOf(record) : 'To call';
  }

  /** Whether the patient came; '' where nothing is noted. */
  cameOf(request: AppointmentRequest): Attendance | '' {
    const record = this.recordOf(request);
    return record ? cameOf(record.visit) : '';
  }

  /** A loaded list with the day and time that were agreed on for some of its requests. */
  withMoves(requests: RequestList): RequestList {
    return withMoves(requests, this);
  }

  /** How many of these requests are due to be called again, by the clinic's clock. */
  countDue(requests: readonly AppointmentRequest[], clock: ClockTime): number {
    // Few records are due, and looking for their ids is faster than asking for each request's record.
    const ids = new Set<string>();
    for (const records of [this.records, this.#own?.records ?? new Map<string, CallRecord>()])
      for (const record of records.values()) if (isCallDue(record, clock)) ids.add(record.id);
    if (ids.size === 0) return 0;
    return requests.filter(
      (request) => ids.has(idOf(request)) && this.passes(request, 'Call again due', clock),
    ).length;
  }

  /** Whether a request passes a filter. 'Call again due' needs `clock`, the clinic's. */
  passes(request: AppointmentRequest, filter: CallFilter, clock?: ClockTime): boolean {
    if (filter === 'Call again due') {
      const record = this.recordOf(request);
      return record !== undefined && clock !== undefined && isCallDue(record, clock);
    }
    const came = this.cameOf(request);
    const isHere = came === 'Arrived' || came === 'Left';
    // Nobody calls whoever is standing at the desk.
    return (
      came === filter || (this.statusOf(request) === filter && !(filter === 'To call' && isHere))
    );
  }
}
