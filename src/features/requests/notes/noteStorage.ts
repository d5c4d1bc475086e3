import { keepText, readText } from '#src/components/storedText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { changedNote, type NoteChange, parseNote, type RequestNotes } from './requestNotes.ts';

/*
 * The desk's notes in localStorage, an entry for each request, so that tabs overwrite the same request only. A note that the
 * browser refuses stays in the page's memory.
 */

const prefix = 'note:';
const listeners = new Set<() => void>();
/** Read at the first use, and again when nothing has followed the other tabs meanwhile. */
let notes: RequestNotes | undefined;
/** The IDs whose last change the browser has refused. */
const unkept = new Map<string, string | null>();

function read(id: string) {
  return parseNote(unkept.has(id) ? unkept.get(id) : readText(prefix + id));
}

function storedIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function readAll(): RequestNotes {
  const ids = new Set([...storedIds(), ...unkept.keys()]);
  return withNotes(new Map(), ids);
}

/** A copy with some notes read anew. */
function withNotes(before: RequestNotes, ids: Iterable<string>): RequestNotes {
  const after = new Map(before);
  for (const id of ids) {
    const note = read(id);
    if (note) after.set(id, note);
    else after.delete(id);
  }
  return after;
}

function publish(next: RequestNotes) {
  notes = next;
  for (const listener of listeners) listener();
}

function followTab({ key }: StorageEvent) {
  if (key === null) {
    unkept.clear();
    publish(readAll());
  } else if (key.startsWith(prefix)) {
    const id = key.slice(prefix.length);
    unkept.delete(id);
    publish(withNotes(getNotes(), [id]));
  }
}

export function subscribeToNotes(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followTab);
    notes = undefined;
  };
}

export function getNotes(): RequestNotes {
  notes ??= readAll();
  return notes;
}

/** Whether the last change of a request's note outlives the page. */
export function isNoteKept(id: string): boolean {
  return !unkept.has(id);
}

function keep(id: string, text: string | null): boolean {
  const isTaken = keepText(prefix + id, text);
  if (isTaken) unkept.delete(id);
  else unkept.set(id, text);
  return isTaken;
}

/** Changes a request's note as it is in the storage now, whichever tab has written it. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const { id } = request;
  const current = withNotes(getNotes(), [id]);
  const note = changedNote(request, current, change, Date.now());
  keep(id, note ? JSON.stringify(note) : null);
  publish(withNotes(current, [id]));
}

/** Removes every note from this computer. Returns whether none is left in the storage. */
export function removeAllNotes(): boolean {
  const isEmpty = storedIds().map((id) => keepText(prefix + id, null));
  unkept.clear();
  publish(readAll());
  return isEmpty.every(Boolean);
}
