import { callKey, type CallRecord, isSameCall, mergeCalls } from './calls.ts';

/** Records merged into others. */
export interface MergedCalls {
  /** All of them, by `callKey`. */
  records: Map<string, CallRecord>;
  /** Those that are not as they were. */
  changed: CallRecord[];
  /** How many of these there were none of before. */
  added: number;
}

/** Merges records into those at hand (by `callKey`), which stay as they are. */
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
