import { createStore } from '#src/components/createStore.ts';
import { keepText, readText } from '#src/components/storedText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import {
  changedNote,
  type NoteChange,
  parseNote,
  type RequestNote,
  type RequestNotes,
} from './requestNotes.ts';

/*
 * The desk's notes in localStorage, an entry for each request, so that tabs overwrite the same request only. A note that the
 * browser refuses stays in the page's memory.
 */

const noteKey = (id: string) => `note:${id}`;
const prefix = noteKey('');
const notes = createStore<RequestNotes>(new Map());

/** The desk's notes on this computer, the same in every tab. */
export const useNotes = notes.useValue;

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function loadAll() {
  const stored = storedKeys().map((key) => [key.slice(prefix.length), parseNote(readText(key))]);
  notes.set(new Map(stored.filter(([, note]) => note) as [string, RequestNote][]));
}

function show(id: string, note: RequestNote | undefined) {
  const after = new Map(notes.get());
  if (note) after.set(id, note);
  else after.delete(id);
  notes.set(after);
}

if (typeof window !== 'undefined') {
  loadAll();
  window.addEventListener('storage', ({ key }) => {
    if (key === null) loadAll();
    else if (key.startsWith(prefix)) show(key.slice(prefix.length), parseNote(readText(key)));
  });
}

const textOf = (note: RequestNote | undefined) => (note ? JSON.stringify(note) : null);

/** Whether the note that the page shows about a request is the one in the storage. */
export function isNoteKept(id: string): boolean {
  return readText(noteKey(id)) === textOf(notes.get().get(id));
}

export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const note = changedNote(request, notes.get(), change);
  const key = noteKey(request.id);
  keepText(key, textOf(note));
  show(request.id, note);
}

/** Removes every note from this computer. Returns whether none is left in the storage. */
export function removeAllNotes(): boolean {
  const removed = storedKeys().map((key) => keepText(key, null));
  loadAll();
  return removed.every(Boolean);
}
