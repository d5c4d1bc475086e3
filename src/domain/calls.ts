import { type CallStatus, callStatuses } from './callStatus.ts';
import { isRealDate } from './clock.ts';
import { isMarkOf, markOf, sumOf } from './requestMark.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';

/**
 * The change that set a value: the `n`-th by one writer (one list in one tab). These numbers alone decide which change came
 * first. `at`, by that computer's clock (ms since 1970), is only shown, because a clock may be wrong.
 */
interface Change {
  by: string;
  n: number;
  at: number;
}

interface Version<Value> extends Change {
  value: Value;
}

/** For each writer, the number of its last change that a record includes. */
export type SeenChanges = Readonly<Record<string, number>>;

/**
 * What one member of staff keeps about calling for a request (docs/product.md, section 3). No name or number of the owner.
 * A field holds several versions when two writers set it without knowing of each other, and none while nobody has set it.
 */
export interface CallRecord {
  /** The request's id, and a mark that tells it from another request with that id (requestMark.ts). */
  id: string;
  mark: string;
  /** A change counted here that has no version left has been replaced. */
  seen: SeenChanges;
  status: readonly Version<CallStatus>[];
  note: readonly Version<string>[];
  /** By the clinic's clock, YYYY-MM-DDTHH:MM. */
  callAgain: readonly Version<string>[];
  /** When nobody answered, since the request was last 'To call'. */
  noAnswers: readonly Change[];
}

const fields = ['status', 'note', 'callAgain', 'noAnswers'] as const;

/** The most characters that can be typed into a note. Two notes kept side by side may have more. */
export const longestNote = 1000;
const longestKeptNote = 20_000;
/** The most tries that are counted, versions of a field, writers of a record, characters of an id. */
const mostNoAnswers = 50;
const mostVersions = 1000;
const mostWriters = 5000;
const longestId = 200;

const dayMs = 86_400_000;
/** Records that have not changed for this many days are offered for removal. */
export const oldAfterDays = 90;

/** A second press on 'No answer' within this time (ms) is a double click. */
const doubleClickMs = 2000;

/** The key under which a record is kept. */
export function callKey({ id, mark }: Pick<CallRecord, 'id' | 'mark'>): string {
  return `${mark}:${id}`;
}

/** The key of a request's record before there is one, with everything at its start. */
export function newCall(request: AppointmentRequest): CallRecord {
  return {
    id: idOf(request),
    mark: markOf(request),
    seen: {},
    status: [],
    note: [],
    callAgain: [],
    noAnswers: [],
  };
}

/** A request's id as records have it. */
export function idOf({ id }: AppointmentRequest): string {
  return id.slice(0, longestId);
}

/** The outcome of the last call. If two writers set it without knowing of each other, the later one by their clocks. */
export function callStatusOf({ status }: CallRecord): CallStatus {
  return latest(status)?.value ?? 'To call';
}

/** When to call again (YYYY-MM-DDTHH:MM), the sooner of two; '' for no time. */
export function callAgainOf({ callAgain }: CallRecord): string {
  return callAgain.map(({ value }) => value).toSorted()[0] ?? '';
}

/** The note. Texts that were written without knowing of each other stand one below the other. */
export function noteOf(record: CallRecord): string {
  return noteTexts(record).join('\n———\n');
}

/** Each text of the note; one that another contains is left out. */
export function noteTexts({ note }: CallRecord): string[] {
  const texts = [...new Set(inOrder(note).map(({ value }) => value))];
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
}

/** The statuses and times to call again that were set without knowing of those that show. */
export function alsoSet(record: CallRecord): { statuses: CallStatus[]; callAgains: string[] } {
  return {
    statuses: valuesBeside(record.status, callStatusOf(record)),
    callAgains: valuesBeside(record.callAgain, callAgainOf(record)),
  };
}

function valuesBeside<Value>(versions: readonly Version<Value>[], shown: Value): Value[] {
  return [...new Set(inOrder(versions).map(({ value }) => value))].filter(
    (value) => value !== shown,
  );
}

/** One change by its user. `seen`: what the writer of a note had before them when they began to write. */
export type CallChange =
  | { status: CallStatus }
  | { note: string; seen: SeenChanges }
  | { callAgain: string };

/** Who changes it, and when: `nowMs` by the computer's clock (ms since 1970), `clock` by the clinic's. */
export interface CallMoment {
  by: string;
  nowMs: number;
  clock: ClockTime;
}

/**
 * A record after a change. 'No answer' counts each time; 'To call' starts afresh; an outcome ends a 'call again' that was
 * due. The record itself where nothing changes.
 */
export function changeCall(record: CallRecord, change: CallChange, moment: CallMoment): CallRecord {
  const { by, nowMs: at } = moment;
  const n = (record.seen[by] ?? 0) + 1;
  const next = { ...record, seen: { ...record.seen, [by]: n } };
  if ('note' in change) {
    const value = cleanNote(change.note);
    if (value === noteOf(record)) return record;
    // Keep what arrived from elsewhere since they began to write. They can see their own words.
    const others = record.note.filter((other) => other.by !== by && !isIn(change.seen, other));
    return { ...next, note: value ? [...others, { value, by, n, at }] : others };
  }
  if ('callAgain' in change) {
    const { callAgain: value } = change;
    const isKnown = record.callAgain.length < 2 && value === callAgainOf(record);
    if (isKnown || !isCallAgain(value)) return record;
    return { ...next, callAgain: value ? [{ value, by, n, at }] : [] };
  }
  const { status: value } = change;
  if (value === 'To call')
    return record.status.length + record.noAnswers.length === 0
      ? record
      : { ...next, status: [], noAnswers: [] };
  const isTry = value === 'No answer';
  if (isTry && record.noAnswers.some((other) => Math.abs(at - other.at) < doubleClickMs))
    return record;
  if (!isTry && record.status.length < 2 && value === callStatusOf(record)) return record;
  return {
    ...next,
    status: [{ value, by, n, at }],
    noAnswers: isTry
      ? [...record.noAnswers, { by, n, at }].slice(-mostNoAnswers)
      : record.noAnswers,
    callAgain: isCallDue(record, moment.clock) ? [] : record.callAgain,
  };
}

/** A note as it is kept: without control characters other than line breaks. */
function cleanNote(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, longestKeptNote);
}

/** Whether the time to call again has come by the clinic's clock. */
export function isCallDue(record: CallRecord, { date, time }: ClockTime): boolean {
  const callAgain = callAgainOf(record);
  return callAgain !== '' && callAgain <= `${date}T${time}`;
}

/** When the record last changed, in ms since 1970 by its writer's clock; 0 if it says nothing. */
export function changedAt(record: CallRecord): number {
  return Math.max(0, ...fields.flatMap((field) => record[field].map(({ at }) => at)));
}

/** Whether a record says anything: all may have been cleared. */
export function saysAnything(record: CallRecord): boolean {
  return fields.some((field) => record[field].length > 0);
}

/** When the owner was called last, in ms since 1970; 0 for never. */
export function lastCallAt({ status, noAnswers }: CallRecord): number {
  return latest(status)?.at ?? latest(noAnswers)?.at ?? 0;
}

/** Whether a record is older than `oldAfterDays` at `nowMs`. Only to offer it: clocks may be wrong. */
export function isOld(record: CallRecord, nowMs: number): boolean {
  return saysAnything(record) && nowMs - changedAt(record) > oldAfterDays * dayMs;
}

/**
 * Merges two versions of one record. A value is dropped only if the other version has seen and replaced it. The order and
 * number of merges do not change the result, and no clock decides.
 */
export function mergeCalls(a: CallRecord, b: CallRecord): CallRecord {
  const merged = <Value extends Change>(of: readonly Value[], others: readonly Value[]): Value[] =>
    inOrder([
      ...of.filter((one) => others.some((other) => isSame(one, other)) || !isIn(b.seen, one)),
      ...others.filter((one) => !of.some((other) => isSame(one, other)) && !isIn(a.seen, one)),
    ]);
  const seen: Record<string, number> = { ...a.seen };
  for (const [by, n] of Object.entries(b.seen)) seen[by] = Math.max(n, seen[by] ?? 0);
  return {
    id: a.id,
    mark: a.mark,
    seen,
    status: merged(a.status, b.status),
    note: merged(a.note, b.note),
    callAgain: merged(a.callAgain, b.callAgain),
    noAnswers: merged(a.noAnswers, b.noAnswers).slice(-mostNoAnswers),
  };
}

/** The part of a record that `other` has not seen. */
export function callWithout(record: CallRecord, other: CallRecord): CallRecord {
  const rest = <Value extends Change>(values: readonly Value[]) =>
    values.filter((value) => !isIn(other.seen, value));
  return {
    ...record,
    status: rest(record.status),
    note: rest(record.note),
    callAgain: rest(record.callAgain),
    noAnswers: rest(record.noAnswers),
  };
}

function isSame(a: Change, b: Change): boolean {
  return a.by === b.by && a.n === b.n;
}

function isIn(seen: SeenChanges, { by, n }: Change): boolean {
  return n <= (seen[by] ?? 0);
}

/** The same order everywhere; chronological as far as the clocks are right. */
function inOrder<Value extends Change>(values: readonly Value[]): Value[] {
  return values.toSorted(
    (a, b) => a.at - b.at || Number(a.by > b.by) - Number(a.by < b.by) || a.n - b.n,
  );
}

function latest<Value extends Change>(values: readonly Value[]): Value | undefined {
  return inOrder(values).at(-1);
}

/** Whether two versions of one record say the same and know the same. */
export function isSameCall(a: CallRecord, b: CallRecord): boolean {
  return JSON.stringify(orderedCall(a)) === JSON.stringify(orderedCall(b));
}

function ordered<Value>({ value, by, n, at }: Version<Value>): Version<Value> {
  return { value, by, n, at };
}

/** A record with its fields in one order and nothing else, for files and comparisons. */
export function orderedCall(record: CallRecord): CallRecord {
  return {
    id: record.id,
    mark: record.mark,
    seen: Object.fromEntries(Object.entries(record.seen).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    status: inOrder(record.status).map(ordered),
    note: inOrder(record.note).map(ordered),
    callAgain: inOrder(record.callAgain).map(ordered),
    noAnswers: inOrder(record.noAnswers).map(({ by, n, at }) => ({ by, n, at })),
  };
}

/** A new writer's name. The prefix keeps it apart from `constructor` and the like. */
export function newWriter(): string {
  return `t-${Math.random().toString(36).slice(2, 12)}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 50;
const isWriter = (value: unknown): value is string =>
  typeof value === 'string' && /^[tw]-[\da-z-]{1,60}$/.test(value);

/** Reads a record from an unchecked value (storage, another tab, a file); undefined if it is none. */
export function parseCall(entry: unknown): CallRecord | undefined {
  if (!isObject(entry)) return undefined;
  const { id, mark, seen } = entry;
  if (typeof id !== 'string' || id.length > longestId) return undefined;
  if (!isObject(seen)) return parseFormerCall(entry, id);
  if (typeof mark !== 'string' || !isMarkOf(mark, id)) return undefined;
  const known = Object.entries(seen);
  if (known.length > mostWriters || !known.every(([by, n]) => isWriter(by) && isCount(n)))
    return undefined;

  const changesIn = (value: unknown): Change[] | undefined => {
    if (!Array.isArray(value) || value.length > mostVersions) return undefined;
    const changes = value.filter(
      (one: unknown): one is Change =>
        isObject(one) &&
        isWriter(one.by) &&
        isCount(one.n) &&
        isCount(one.at) &&
        isIn(seen as SeenChanges, one as unknown as Change),
    );
    return changes.length === value.length ? changes : undefined;
  };
  const versionsIn = <Value extends string>(
    value: unknown,
    isValid: (text: string) => text is Value,
  ): Version<Value>[] | undefined => {
    const versions = changesIn(value) as Version<unknown>[] | undefined;
    return versions?.every(
      (version): version is Version<Value> =>
        typeof version.value === 'string' && version.value !== '' && isValid(version.value),
    )
      ? versions
      : undefined;
  };
  const status = versionsIn(entry.status, isStatus);
  const note = versionsIn(entry.note, isNote);
  const callAgain = versionsIn(entry.callAgain, isCallAgain);
  const noAnswers = changesIn(entry.noAnswers);
  if (!status || !note || !callAgain || !noAnswers) return undefined;
  return orderedCall({ id, mark, seen: seen as SeenChanges, status, note, callAgain, noAnswers });
}

/**
 * Reads a record of the format before changes were counted: each value with the time it was set. Each value becomes the change
 * of a writer of its own, always the same one, so that no value counts as replaced by another.
 */
function parseFormerCall(entry: Record<string, unknown>, id: string): CallRecord | undefined {
  const { content, noAnswers } = entry;
  if (typeof content !== 'string' || !/^[\da-f]{8}$/.test(content)) return undefined;
  if (!Array.isArray(noAnswers) || noAnswers.length > mostNoAnswers || !noAnswers.every(isCount))
    return undefined;
  const seen: Record<string, number> = {};
  const change = (kind: string, at: number): Change => {
    const by = `w-${kind}-${at.toString(36)}`;
    seen[by] = 1;
    return { by, n: 1, at };
  };
  const versionIn = <Value extends string>(
    field: string,
    isValid: (text: string) => text is Value,
    unset = '',
  ): Version<Value>[] | undefined => {
    const given = entry[field];
    if (!isObject(given) || typeof given.value !== 'string' || !isCount(given.at)) return undefined;
    const { value, at } = given;
    if (!isValid(value)) return undefined;
    return value === unset
      ? []
      : [{ value, ...change(`${field.toLowerCase()}-${sumOf([value])}`, at) }];
  };
  const status = versionIn('status', isStatus, 'To call');
  const note = versionIn('note', isNote);
  const callAgain = versionIn('callAgain', isCallAgain);
  if (!status || !note || !callAgain) return undefined;
  const tries = [...new Set(noAnswers)].map((at) => change('try', at));
  return { id, mark: `c${content}`, seen, status, note, callAgain, noAnswers: inOrder(tries) };
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
