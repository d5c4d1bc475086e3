import type { CallFilter, CallStatus } from './callStatus.ts';
import { callKey, type CallRecord, contentSum, isCallDue } from './calls.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';

/** What a user has noted about calls, to look up by request. It never changes: a change makes another book. */
export class CallBook {
  /** By `callKey`. */
  readonly records: ReadonlyMap<string, CallRecord>;
  /** Most requests have no record, and then their content need not be summed. */
  readonly #ids: ReadonlySet<string>;

  constructor(records: ReadonlyMap<string, CallRecord>) {
    this.records = records;
    this.#ids = new Set([...records.values()].map(({ id }) => id));
  }

  recordOf(request: AppointmentRequest): CallRecord | undefined {
    const { id } = request;
    if (!this.#ids.has(id)) return undefined;
    return this.records.get(callKey({ id, content: contentSum(request) }));
  }

  statusOf(request: AppointmentRequest): CallStatus {
    return this.recordOf(request)?.status.value ?? 'To call';
  }

  /** Whether a request passes a filter. 'Call again due' needs `clock`, the clinic's. */
  passes(request: AppointmentRequest, filter: CallFilter, clock?: ClockTime): boolean {
    if (filter !== 'Call again due') return this.statusOf(request) === filter;
    const record = this.recordOf(request);
    return record !== undefined && clock !== undefined && isCallDue(record, clock);
  }
}

export const emptyCallBook = new CallBook(new Map());
