import { type CallStatus, callStatuses } from './callStatus.ts';
import { isRealDate } from './clock.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';

/** A value with the moment at which it was set, in ms since 1970; 0 for never. */
interface Stamped<Value> {
  value: Value;
  at: number;
}

/** What one member of staff keeps about calling for a request (docs/product.md, section 3). No name or number of the owner. */
export interface CallRecord {
  /** The request's id, and a sum of its content: an id that is used again for other content is another request. */
  id: string;
  content: string;
  status: Stamped<CallStatus>;
  note: Stamped<string>;
  /** By the clinic's clock, YYYY-MM-DDTHH:MM; '' for no time. */
  callAgain: Stamped<string>;
  /** When nobody answered, in ms since 1970, ascending. */
  noAnswers: readonly number[];
  /** Up to then (ms since 1970) what was tried does not count: the request was set back to 'To call'. */
  startedAt: number;
}

/** A note's most characters; the most tries that are counted; the most characters of an id. */
export const longestNote = 1000;
const mostNoAnswers = 50;
const longestId = 200;

const dayMs = 86_400_000;
/** What has not changed for so long is removed. */
export const keptDays = 90;

/** A second press on 'No answer' within this time (ms) is a double click. */
const doubleClickMs = 2000;

/** What tells a record from others of the same person. */
export function callKey({ id, content }: Pick<CallRecord, 'id' | 'content'>): string {
  return `${content}:${id}`;
}

/** The key of a request's record before there is one, with everything at its start. */
export function newCall(request: AppointmentRequest): CallRecord {
  return {
    id: request.id.slice(0, longestId),
    content: contentSum(request),
    status: { value: 'To call', at: 0 },
    note: { value: '', at: 0 },
    callAgain: { value: '', at: 0 },
    noAnswers: [],
    startedAt: 0,
  };
}

/**
 * A sum of what the owner has sent, eight hexadecimal digits. So short that name and number can't be found from it by
 * trying: many fit. The clinic's own data, which may be corrected, don't count.
 */
export function contentSum(request: AppointmentRequest): string {
  // FNV-1a, then the last step of MurmurHash3, so that similar texts differ in every digit.
  let sum = 0x811c9dc5;
  for (const field of summedFields) {
    const text = request[field];
    for (let index = 0; index < text.length; index += 1)
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
    // No text holds it, so that no field runs into the next.
    sum = Math.imul(sum ^ 0x10000, 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return ((sum ^ (sum >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

const summedFields = [
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'locationName',
  'date',
  'time',
  'comments',
] as const;

/** One change by its user. */
export type CallChange = { status: CallStatus } | { note: string } | { callAgain: string };

/**
 * A record after a change at `nowMs` (ms since 1970; `clock` is the clinic's). 'No answer' counts each time; 'To call'
 * starts afresh; an outcome ends a 'call again' that was due. The record itself where nothing changes.
 */
export function changeCall(
  record: CallRecord,
  change: CallChange,
  nowMs: number,
  clock: ClockTime,
): CallRecord {
  // Later than all that this change has seen, whatever the computer's clock says.
  const at = Math.max(nowMs, changedAt(record) + 1);
  if ('note' in change) {
    const value = cleanNote(change.note);
    return value === record.note.value ? record : { ...record, note: { value, at } };
  }
  if ('callAgain' in change) {
    const { callAgain: value } = change;
    if (value === record.callAgain.value || !isCallAgain(value)) return record;
    return { ...record, callAgain: { value, at } };
  }
  return withStatus(record, change.status, at, clock);
}

function withStatus(
  record: CallRecord,
  status: CallStatus,
  at: number,
  clock: ClockTime,
): CallRecord {
  const isTry = status === 'No answer';
  if (isTry && at - (record.noAnswers.at(-1) ?? 0) < doubleClickMs) return record;
  if (!isTry && status === record.status.value) return record;
  const next = { ...record, status: { value: status, at } };
  if (isTry) next.noAnswers = [...record.noAnswers, at].slice(-mostNoAnswers);
  if (status === 'To call') Object.assign(next, { noAnswers: [], startedAt: at });
  else if (isCallDue(record, clock)) next.callAgain = { value: '', at };
  return next;
}

/** A note as it is kept: without control characters other than line breaks, and no longer than `longestNote`. */
function cleanNote(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, longestNote);
}

/** Whether the time to call again has come by the clinic's clock. */
export function isCallDue({ callAgain }: CallRecord, { date, time }: ClockTime): boolean {
  return callAgain.value !== '' && callAgain.value <= `${date}T${time}`;
}

/** When anything of a record changed last, in ms since 1970; 0 for never. */
export function changedAt({ status, note, callAgain, startedAt, noAnswers }: CallRecord): number {
  return Math.max(status.at, note.at, callAgain.at, startedAt, noAnswers.at(-1) ?? 0);
}

/** When the owner was called last, in ms since 1970; 0 for never. */
export function lastCallAt({ status, noAnswers }: CallRecord): number {
  return status.value === 'To call' ? (noAnswers.at(-1) ?? 0) : status.at;
}

/** Whether a record is older than `keptDays` at `nowMs`. */
export function isOutdated(record: CallRecord, nowMs: number): boolean {
  return nowMs - changedAt(record) > keptDays * dayMs;
}

/**
 * Two versions of one record as one. For each field the later one counts, of two at the same moment the one that comes
 * later in the order of characters; every try that counts is kept. In whatever order versions meet, the result is the same.
 */
export function mergeCalls(a: CallRecord, b: CallRecord): CallRecord {
  const startedAt = Math.max(a.startedAt, b.startedAt);
  const noAnswers = [...new Set([...a.noAnswers, ...b.noAnswers])]
    .filter((at) => at > startedAt)
    .toSorted((one, other) => one - other)
    .slice(-mostNoAnswers);
  return {
    ...a,
    status: later(a.status, b.status),
    note: later(a.note, b.note),
    callAgain: later(a.callAgain, b.callAgain),
    noAnswers,
    startedAt,
  };
}

function later<Value extends string>(a: Stamped<Value>, b: Stamped<Value>): Stamped<Value> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.value >= b.value ? a : b;
}

/** Whether two versions of one record say the same. */
export function isSameCall(a: CallRecord, b: CallRecord): boolean {
  return JSON.stringify(orderedCall(a)) === JSON.stringify(orderedCall(b));
}

const orderedStamped = <Value>({ value, at }: Stamped<Value>) => ({ value, at });

/** A record with its fields in one order and nothing else, for files and comparisons. */
export function orderedCall(record: CallRecord): CallRecord {
  return {
    id: record.id,
    content: record.content,
    status: orderedStamped(record.status),
    note: orderedStamped(record.note),
    callAgain: orderedStamped(record.callAgain),
    noAnswers: [...record.noAnswers],
    startedAt: record.startedAt,
  };
}

/**
 * The record in a value from storage, from another tab or from a file, whatever that is; undefined where it is none. A time
 * more than a day after `nowMs` (ms since 1970) would win for ever, so it is none.
 */
export function parseCall(entry: unknown, nowMs: number): CallRecord | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const given = entry as Partial<Record<keyof CallRecord, unknown>>;
  const { id, content, noAnswers, startedAt } = given;
  const isTime = (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= nowMs + dayMs;
  const stampedIn = <Value extends string>(
    value: unknown,
    isValid: (text: string) => text is Value,
  ): Stamped<Value> | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { value: text, at } = value as Record<string, unknown>;
    return typeof text === 'string' && isValid(text) && isTime(at)
      ? { value: text, at }
      : undefined;
  };
  const status = stampedIn(given.status, isStatus);
  const note = stampedIn(given.note, isNote);
  const callAgain = stampedIn(given.callAgain, isCallAgain);
  if (!status || !note || !callAgain || !isTime(startedAt)) return undefined;
  if (typeof id !== 'string' || id.length > longestId) return undefined;
  if (typeof content !== 'string' || !/^[\da-f]{8}$/.test(content)) return undefined;
  if (!Array.isArray(noAnswers) || noAnswers.length > mostNoAnswers || !noAnswers.every(isTime))
    return undefined;
  const record = { id, content, status, note, callAgain, noAnswers, startedAt };
  // Merged with itself, its tries are in order, once each.
  return mergeCalls(record, record);
}

function isStatus(text: string): text is CallStatus {
  return callStatuses.some((status) => status === text);
}

function isNote(text: string): text is string {
  return cleanNote(text) === text;
}

function isCallAgain(text: string): text is string {
  if (text === '') return true;
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isRealDate(date) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}
