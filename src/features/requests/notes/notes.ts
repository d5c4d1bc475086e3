import type { AppointmentRequest } from '#src/api/appointments.ts';
import { digitsOnly } from '#src/domain/text/digits.ts';
import {
  type ClockTime,
  formatTime,
  isDayAndTime,
  minutesOf,
  momentAt,
} from '#src/domain/time/clock.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import type { NoteFilter } from '#src/features/requests/filters/requestFilters.ts';

export const noteStatuses = ['To call', 'No answer', 'Confirmed', 'Changed', 'Cancelled'] as const;
export type NoteStatus = (typeof noteStatuses)[number];

/** A request without a note is still to be phoned. */
export interface Note {
  status: NoteStatus;
  text: string;
  /** By the clinic's clock, YYYY-MM-DDTHH:MM; '' for no time. */
  callAgainAt: string;
  /** The mobile number's last four digits: a reused ID must not inherit a note. */
  phoneEnd: string;
}

export type Notes = ReadonlyMap<string, Note>;
export type NoteChange = Partial<Omit<Note, 'phoneEnd'>>;

export const blankNote = { status: 'To call', text: '', callAgainAt: '' } as const;

export const needsPhoning = (status: NoteStatus) => status === 'To call' || status === 'No answer';

const phoneEndOf = ({ mobileNumber }: AppointmentRequest) => digitsOnly(mobileNumber).slice(-4);

/** Undefined without a note, or for a note about another number. */
export function noteOf(notes: Notes, request: AppointmentRequest): Note | undefined {
  const note = notes.get(request.id);
  return note?.phoneEnd === phoneEndOf(request) ? note : undefined;
}

/** The changed note; undefined if it is blank. */
export function changedNote(
  request: AppointmentRequest,
  before: Note | undefined,
  change: NoteChange,
): Note | undefined {
  const phoneEnd = phoneEndOf(request);
  const own = before?.phoneEnd === phoneEnd ? before : blankNote;
  const { status, text, callAgainAt } = { ...own, ...change };
  const time = needsPhoning(status) ? callAgainAt : '';
  if (status === 'To call' && !text.trim() && !time) return undefined;
  return { status, text, callAgainAt: time, phoneEnd };
}

/** Parses stored text; undefined if invalid. */
export function parseNote(stored: string | null): Note | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
  const { status, text, callAgainAt, phoneEnd } = { ...(value as Record<string, unknown>) };
  const known = noteStatuses.find((name) => name === status);
  if (!known || typeof text !== 'string' || typeof phoneEnd !== 'string') return undefined;
  if (typeof callAgainAt !== 'string' || (callAgainAt && !isDayAndTime(callAgainAt)))
    return undefined;
  return { status: known, text, callAgainAt, phoneEnd };
}

function isDue({ callAgainAt }: Pick<Note, 'callAgainAt'>, { date, time }: ClockTime): boolean {
  return callAgainAt !== '' && callAgainAt <= `${date}T${time}`;
}

export function countDue(requests: readonly AppointmentRequest[], notes: Notes, now: ClockTime) {
  return requests.filter((request) => isDue(noteOf(notes, request) ?? blankNote, now)).length;
}

/** Presets, each in words and as YYYY-MM-DDTHH:MM by the clinic's clock. */
export function callAgainTimes({ date, time }: ClockTime): { label: string; value: string }[] {
  const now = Math.ceil((minutesOf(time) ?? 0) / 5) * 5;
  const times = { 'In an hour': now + 60, 'In 3 hours': now + 180, 'Tomorrow 10 AM': 34 * 60 };
  return Object.entries(times).map(([label, minutes]) => {
    const moment = momentAt(date, minutes);
    return { label, value: `${moment.date}T${moment.time}` };
  });
}

/** The badge of a row; undefined for `To call` alone. */
export function noteMark(note: Note, now: ClockTime) {
  const { status, callAgainAt } = note;
  if (isDue(note, now)) return { label: 'Call again', tint: 'due' };
  if (callAgainAt) {
    const isToday = callAgainAt.startsWith(now.date);
    const day = formatDate(callAgainAt).replace(/ \d{4}$/, '');
    return { label: `Again ${isToday ? formatTime(callAgainAt.slice(11)) : day}`, tint: 'open' };
  }
  return status === 'To call' ? undefined : { label: status, tint: tints[status] };
}

const tints = { 'No answer': 'open', Confirmed: 'done', Changed: 'done', Cancelled: 'off' };

export function passesNotes(note: Note | undefined, filter: NoteFilter): boolean {
  return filter === 'Call again' ? Boolean(note?.callAgainAt) : !note || note.status === 'To call';
}

export function soonestFirst(
  requests: readonly AppointmentRequest[],
  notes: Notes,
): readonly AppointmentRequest[] {
  const timeOf = (request: AppointmentRequest) => noteOf(notes, request)?.callAgainAt ?? '';
  return requests.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
}
