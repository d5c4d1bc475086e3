import { type Attendance, attendances } from './callStatus.ts';
import { isDayAndTime, minutesOf, timeAt } from './clock.ts';
import { asRequested } from './movedRequest.ts';
import { requestFields } from './requestFields.ts';
import { sumOf } from './requestMark.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';
import {
  isObject,
  latest,
  mergeSeen,
  mergeVersions,
  orderedSeen,
  orderedVersions,
  parseSeen,
  parseVersions,
  type SeenChanges,
  unseenBy,
  valuesBeside,
  type Version,
} from './versions.ts';

/**
 * What is noted about the visit itself. It counts its own changes: a page of an older version, which knows nothing of it, so
 * leaves it alone as a whole, and nothing of it passes for replaced.
 */
export interface VisitNotes {
  seen: SeenChanges;
  came: readonly Version<Attendance>[];
  /** The day and time in the request, and those agreed on instead: 'YYYY-MM-DDTHH:MM/YYYY-MM-DDTHH:MM'. */
  changedTo: readonly Version<string>[];
  /** What the request asked for when its outcome was noted (`askedText`). */
  asked: readonly Version<string>[];
}

/** `came`: '' takes it back. `changedTo`: by the clinic's clock, YYYY-MM-DDTHH:MM; '' leaves the request where it was. */
export type VisitChange = { came: Attendance | '' } | { changedTo: string };

/** Who changes it, and when. */
interface VisitMoment {
  by: string;
  nowMs: number;
  /** As the API has it. */
  request: AppointmentRequest;
}

export const newVisit: VisitNotes = { seen: {}, came: [], changedTo: [], asked: [] };

/** Whether the patient came; '' where nothing is noted. */
export function cameOf({ came }: VisitNotes): Attendance | '' {
  return latest(came)?.value ?? '';
}

/**
 * The day and time that were agreed on instead of those in the request; undefined where none were, or where the API has moved
 * the request since: then its own count.
 */
export function changedToOf(visit: VisitNotes, request: AppointmentRequest): ClockTime | undefined {
  const [from, to] = latest(visit.changedTo)?.value.split('/') ?? [];
  if (!to || from !== momentText(asRequested(request))) return undefined;
  return clockTime(to);
}

/** What was noted without knowing of what shows. */
export function alsoNoted(visit: VisitNotes): { came: Attendance[]; changedTo: ClockTime[] } {
  return {
    came: valuesBeside(visit.came, latest(visit.came)?.value),
    changedTo: valuesBeside(visit.changedTo, latest(visit.changedTo)?.value).map((value) =>
      clockTime(value.split('/')[1] ?? ''),
    ),
  };
}

/** The notes after a change; themselves where nothing changes. */
export function changeVisit(
  visit: VisitNotes,
  change: VisitChange,
  { by, nowMs: at, request }: VisitMoment,
): VisitNotes {
  const { n, seen } = nextIn(visit, by);
  if ('came' in change) {
    const { came: value } = change;
    if (visit.came.length < 2 && value === cameOf(visit)) return visit;
    return { ...visit, seen, came: value ? [{ value, by, n, at }] : [] };
  }
  const { changedTo: to } = change;
  if (to === '') return visit.changedTo.length === 0 ? visit : { ...visit, seen, changedTo: [] };
  const value = `${momentText(asRequested(request))}/${to}`;
  const isKnown = visit.changedTo.length === 1 && visit.changedTo[0]?.value === value;
  if (isKnown || !isChangedTo(value)) return visit;
  return { ...visit, seen, changedTo: [{ value, by, n, at }] };
}

/** Keeps what a request asked for: when an outcome is noted, and before that when anything is. */
export function noteAsked(
  visit: VisitNotes,
  isOutcome: boolean,
  { by, nowMs: at, request }: VisitMoment,
): VisitNotes {
  if (visit.asked.length > 0 && !isOutcome) return visit;
  const value = askedText(asRequested(request));
  if (visit.asked.length === 1 && visit.asked[0]?.value === value) return visit;
  const { n, seen } = nextIn(visit, by);
  return { ...visit, seen, asked: [{ value, by, n, at }] };
}

function nextIn({ seen }: VisitNotes, by: string): { n: number; seen: SeenChanges } {
  const n = (seen[by] ?? 0) + 1;
  return { n, seen: { ...seen, [by]: n } };
}

/** What the list shows of a request and no owner can be found by. */
const askedFields = ['date', 'time', 'appointmentType', 'petType', 'locationName'] as const;
const longestAsked = 120;

/** What a request asks for, a line each, and a sum of its comments. */
function askedText(request: AppointmentRequest): string {
  const shown = { ...request, time: timeText(request.time) };
  return [...askedFields.map((field) => tidy(shown[field])), commentsSum(request)].join('\n');
}

const tidy = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestAsked);
const commentsSum = ({ comments }: AppointmentRequest) => sumOf([tidy(comments)]).slice(0, 4);

/** What a request says otherwise than when its outcome was noted, as 'Date was 18 Jul 2026'. */
export function changedSince({ asked }: VisitNotes, request: AppointmentRequest): string[] {
  const before = latest(asked)?.value.split('\n');
  if (!before) return [];
  const now = askedText(asRequested(request)).split('\n');
  return now.flatMap((value, index) => {
    const was = before[index] ?? '';
    if (value.toLowerCase() === was.toLowerCase()) return [];
    const field = askedFields[index];
    if (!field) return ['Comments are other ones'];
    const { label, format } = requestFields[field];
    return [`${label} was ${(format ? format(was) : was) || 'not given'}`];
  });
}

/** Merges two versions of one record's visit. */
export function mergeVisits(a: VisitNotes, b: VisitNotes): VisitNotes {
  return {
    seen: mergeSeen(a.seen, b.seen),
    came: mergeVersions(a.came, a.seen, b.came, b.seen),
    changedTo: mergeVersions(a.changedTo, a.seen, b.changedTo, b.seen),
    asked: mergeVersions(a.asked, a.seen, b.asked, b.seen),
  };
}

/** The part that `other` has not seen. */
export function visitWithout(visit: VisitNotes, { seen }: VisitNotes): VisitNotes {
  return {
    ...visit,
    came: unseenBy(seen, visit.came),
    changedTo: unseenBy(seen, visit.changedTo),
    asked: unseenBy(seen, visit.asked),
  };
}

export function orderedVisit({ seen, came, changedTo, asked }: VisitNotes): VisitNotes {
  return {
    seen: orderedSeen(seen),
    came: orderedVersions(came),
    changedTo: orderedVersions(changedTo),
    asked: orderedVersions(asked),
  };
}

/** Reads it from an unchecked value; undefined if it is none. Records of a version before have none. */
export function parseVisit(value: unknown): VisitNotes | undefined {
  if (value === undefined) return newVisit;
  const seen = isObject(value) && parseSeen(value.seen);
  if (!seen || !isObject(value)) return undefined;
  const came = parseVersions(value.came, seen, isAttendance);
  const changedTo = parseVersions(value.changedTo, seen, isChangedTo);
  const asked = parseVersions(value.asked, seen, isAsked);
  return came && changedTo && asked && { seen, came, changedTo, asked };
}

function isAttendance(text: string): text is Attendance {
  return attendances.some((attendance) => attendance === text);
}

function isChangedTo(text: string): text is string {
  const [from = '', to = '', ...rest] = text.split('/');
  return rest.length === 0 && isDayAndTime(to) && (isDayAndTime(from) || from === '');
}

function isAsked(text: string): text is string {
  const lines = text.split('\n');
  return lines.length === askedFields.length + 1 && lines.every((line) => line === tidy(line));
}

function clockTime(text: string): ClockTime {
  return { date: text.slice(0, 10), time: text.slice(11) };
}

/** The day and time of a request as one text; '' where either can't be read. */
function momentText({ date, time }: AppointmentRequest): string {
  const minutes = minutesOf(time);
  return date && minutes !== undefined ? `${date}T${timeAt(minutes)}` : '';
}

function timeText(time: string): string {
  const minutes = minutesOf(time);
  return minutes === undefined ? time : timeAt(minutes);
}
