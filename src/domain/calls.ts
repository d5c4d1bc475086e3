import { type Attendance, type CallStatus, callStatuses } from './callStatus.ts';
import { isDayAndTime } from './clock.ts';
import { asRequested } from './movedRequest.ts';
import { isMarkOf, markOf, sumOf } from './requestMark.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';
import {
  type Change,
  inOrder,
  isCount,
  isIn,
  isObject,
  latest,
  mergeSeen,
  mergeVersions,
  orderedSeen,
  orderedVersions,
  parseChanges,
  parseSeen,
  parseVersions,
  type SeenChanges,
  unseenBy,
  valuesBeside,
  type Version,
} from './versions.ts';
import {
  alsoNoted,
  changeVisit,
  mergeVisits,
  newVisit,
  noteAsked,
  orderedVisit,
  parseVisit,
  type VisitChange,
  type VisitNotes,
  visitWithout,
} from './visitNotes.ts';

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
  visit: VisitNotes;
}

/** The most characters of a kept note. */
const longestKeptNote = 20_000;
/** The most tries that are counted, characters of an id. */
const mostNoAnswers = 50;
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
export function newCall(shown: AppointmentRequest): CallRecord {
  const request = asRequested(shown);
  return {
    id: idOf(request),
    mark: markOf(request),
    seen: {},
    status: [],
    note: [],
    callAgain: [],
    noAnswers: [],
    visit: newVisit,
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

/** What was set without knowing of what shows. */
export function alsoSet(record: CallRecord): {
  outcomes: (CallStatus | Attendance)[];
  callAgains: string[];
  changedTo: ClockTime[];
} {
  const { came, changedTo } = alsoNoted(record.visit);
  return {
    outcomes: [...valuesBeside(record.status, callStatusOf(record)), ...came],
    callAgains: valuesBeside(record.callAgain, callAgainOf(record)),
    changedTo,
  };
}

/** One change by its user. `seen`: what the writer of a note had before them when they began to write. */
export type CallChange =
  | { status: CallStatus }
  | { note: string; seen: SeenChanges }
  | { callAgain: string }
  | VisitChange;

/** Who changes it, and when: `nowMs` by the computer's clock (ms since 1970), `clock` by the clinic's. */
export interface CallMoment {
  by: string;
  nowMs: number;
  clock: ClockTime;
  /** As the API has it. */
  request: AppointmentRequest;
}

/**
 * A record after a change. 'No answer' counts each time; 'To call' starts afresh; an outcome ends a 'call again' that was
 * due. The record itself where nothing changes.
 */
export function changeCall(record: CallRecord, change: CallChange, moment: CallMoment): CallRecord {
  const changed =
    'came' in change || 'changedTo' in change
      ? withVisit(record, changeVisit(record.visit, change, moment))
      : changeFields(record, change, moment);
  // What is only written goes with the outcome before it, which may be about another day.
  const isOutcome = !('note' in change || 'callAgain' in change);
  if (changed === record && !(isOutcome && saysAnything(record))) return record;
  return withVisit(changed, noteAsked(changed.visit, isOutcome, moment));
}

function withVisit(record: CallRecord, visit: VisitNotes): CallRecord {
  return visit === record.visit ? record : { ...record, visit };
}

function changeFields(
  record: CallRecord,
  change: Exclude<CallChange, VisitChange>,
  moment: CallMoment,
): CallRecord {
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
  return Math.max(0, ...changesOf(record).map(({ at }) => at));
}

/** Whether a record says anything: all may have been cleared. */
export function saysAnything(record: CallRecord): boolean {
  return changesOf(record).length > 0;
}

function changesOf({ status, note, callAgain, noAnswers, visit }: CallRecord): Change[] {
  return [...status, ...note, ...callAgain, ...noAnswers, ...visit.came, ...visit.changedTo];
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
    mergeVersions(of, a.seen, others, b.seen);
  return {
    id: a.id,
    mark: a.mark,
    seen: mergeSeen(a.seen, b.seen),
    status: merged(a.status, b.status),
    note: merged(a.note, b.note),
    callAgain: merged(a.callAgain, b.callAgain),
    noAnswers: merged(a.noAnswers, b.noAnswers).slice(-mostNoAnswers),
    visit: mergeVisits(a.visit, b.visit),
  };
}

/** The part of a record that `other` has not seen. */
export function callWithout(record: CallRecord, other: CallRecord): CallRecord {
  const { seen } = other;
  return {
    ...record,
    status: unseenBy(seen, record.status),
    note: unseenBy(seen, record.note),
    callAgain: unseenBy(seen, record.callAgain),
    noAnswers: unseenBy(seen, record.noAnswers),
    visit: visitWithout(record.visit, other.visit),
  };
}

/** Whether two versions of one record say the same and know the same. */
export function isSameCall(a: CallRecord, b: CallRecord): boolean {
  return JSON.stringify(orderedCall(a)) === JSON.stringify(orderedCall(b));
}

/** A record with its fields in one order and nothing else, for files and comparisons. */
export function orderedCall(record: CallRecord): CallRecord {
  return {
    id: record.id,
    mark: record.mark,
    seen: orderedSeen(record.seen),
    status: orderedVersions(record.status),
    note: orderedVersions(record.note),
    callAgain: orderedVersions(record.callAgain),
    noAnswers: inOrder(record.noAnswers).map(({ by, n, at }) => ({ by, n, at })),
    visit: orderedVisit(record.visit),
  };
}

/** Reads a record from an unchecked value (storage, another tab, a file); undefined if it is none. */
export function parseCall(entry: unknown): CallRecord | undefined {
  if (!isObject(entry)) return undefined;
  const { id, mark } = entry;
  if (typeof id !== 'string' || id.length > longestId) return undefined;
  if (!isObject(entry.seen)) return parseFormerCall(entry, id);
  const seen = parseSeen(entry.seen);
  if (!seen || typeof mark !== 'string' || !isMarkOf(mark, id)) return undefined;
  const status = parseVersions(entry.status, seen, isStatus);
  const note = parseVersions(entry.note, seen, isNote);
  const callAgain = parseVersions(entry.callAgain, seen, isCallAgain);
  const noAnswers = parseChanges(entry.noAnswers, seen);
  const visit = parseVisit(entry.visit);
  if (!status || !note || !callAgain || !noAnswers || !visit) return undefined;
  return orderedCall({ id, mark, seen, status, note, callAgain, noAnswers, visit });
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
  return {
    id,
    mark: `c${content}`,
    seen,
    status,
    note,
    callAgain,
    noAnswers: inOrder(tries),
    visit: newVisit,
  };
}

function isStatus(text: string): text is CallStatus {
  return callStatuses.some((status) => status === text);
}

function isNote(text: string): text is string {
  return cleanNote(text) === text;
}

function isCallAgain(text: string): text is string {
  return text === '' || isDayAndTime(text);
}
