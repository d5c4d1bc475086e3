import {
  callKey,
  type CallRecord,
  callWithout,
  idOf,
  isSameCall,
  mergeCalls,
  saysAnything,
} from './calls.ts';
import { fitsRequest, markOf } from './requestMark.ts';
import type { AppointmentRequest } from './types.ts';

/** Records merged into others. */
export interface MergedCalls {
  /** All of them, by `callKey`. */
  records: Map<string, CallRecord>;
  /** The records that changed. */
  changed: CallRecord[];
  /** How many of the changed records are new. */
  added: number;
}

/** Merges records into `known` (by `callKey`) without changing it. */
export function mergeAllCalls(
  known: ReadonlyMap<string, CallRecord>,
  others: Iterable<CallRecord>,
): MergedCalls {
  const records = new Map(known);
  for (const other of others) {
    const key = callKey(other);
    const mine = records.get(key);
    records.set(key, mine ? mergeCalls(mine, other) : other);
  }
  const changed = [...records].flatMap(([key, record]) => {
    const before = known.get(key);
    return before && (before === record || isSameCall(before, record)) ? [] : [record];
  });
  return { records, changed, added: records.size - known.size };
}

/**
 * Gives records of the site's first version, whose marks summed up all fields, the marks of the requests that they fit, so
 * that they are still found when a request changes.
 */
export function adoptedCalls(
  records: ReadonlyMap<string, CallRecord>,
  requests: Iterable<AppointmentRequest>,
): CallRecord[] {
  const former = [...records.values()].filter(isFormer);
  const ids = new Set(former.map(({ id }) => id));
  if (ids.size === 0) return [];
  const adopted: CallRecord[] = [];
  for (const request of requests)
    if (ids.has(idOf(request)))
      for (const record of former)
        if (record.id === idOf(request) && fitsRequest(record.mark, request))
          adopted.push({ ...record, mark: markOf(request) });
  return adopted;
}

/** Leaves out first-version records whose whole content another record has. */
export function withoutAdopted(records: ReadonlyMap<string, CallRecord>): Map<string, CallRecord> {
  const left = new Map(records);
  const present = [...records.values()].filter((record) => !isFormer(record));
  const byId = new Map<string, CallRecord[]>();
  const former = [...records].filter(([, record]) => isFormer(record));
  if (former.length === 0) return left;
  for (const record of present) byId.set(record.id, [...(byId.get(record.id) ?? []), record]);
  for (const [key, record] of former)
    if (byId.get(record.id)?.some((other) => !saysAnything(callWithout(record, other))))
      left.delete(key);
  return left;
}

const isFormer = ({ mark }: CallRecord) => mark.startsWith('c');
