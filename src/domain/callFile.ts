import { callKey, type CallRecord, orderedCall, parseCall, saysAnything } from './calls.ts';
import type { ClockTime } from './types.ts';

/** What tells the file from others. */
const kind = 'calls';
const version = 2;
/** Version 1 had times in the place of counted changes; `parseCall` reads both. */
const readVersions: readonly unknown[] = [1, version];

/** A file of more bytes, or with more entries, is refused unread. */
export const largestCallFile = 20_000_000;
const mostEntries = 50_000;

/** The file's media type, and its name at a moment of the clinic's clock: 'calls-2026-07-18-1605.json'. */
export const callFileType = 'application/json';
export function callFileName(now: ClockTime): string {
  return `calls-${now.date}-${now.time.replace(':', '')}.json`;
}

/** The records as the text of a file; the same records give the same text. */
export function serializeCalls(records: Iterable<CallRecord>): string {
  const calls = [...records]
    .map(orderedCall)
    .toSorted((a, b) => (callKey(a) < callKey(b) ? -1 : 1));
  return `${JSON.stringify({ kind, version, calls }, null, 1)}\n`;
}

/** What a file holds. */
export interface CallFileContent {
  records: CallRecord[];
  /** How many entries are no records. */
  unreadable: number;
}

/** The records in a file's text, whatever it is. A text where it is no such file: why. */
export function parseCallFile(text: string): CallFileContent | string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'It is not a file of notes about calls.';
  }
  if (typeof file !== 'object' || file === null) return 'It is not a file of notes about calls.';
  const { kind: given, version: edition, calls } = file as Record<string, unknown>;
  if (given !== kind || !Array.isArray(calls)) return 'It is not a file of notes about calls.';
  if (!readVersions.includes(edition))
    return 'It is from another version of this page. Reload the page, then try again.';
  if (calls.length > mostEntries) return `It has more than ${mostEntries} entries.`;
  const records: CallRecord[] = [];
  let unreadable = 0;
  for (const entry of calls) {
    const record = parseCall(entry);
    if (!record) unreadable += 1;
    else if (saysAnything(record)) records.push(record);
  }
  return { records, unreadable };
}
