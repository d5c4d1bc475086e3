import { useSyncExternalStore } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { createStore } from '#src/platform/createStore.ts';
import { safeLocalStorage } from '#src/platform/safeStorage.ts';
import { changedNote, type NoteChange, parseNote, type Note, type Notes } from './notes.ts';

// One localStorage entry per request, so that tabs overwrite only the same request.

const prefix = 'note:';
const store = createStore<Notes>(new Map());

export const useNotes = store.useValue;

export function useIsNoteKept(id: string): boolean {
  const read = () => safeLocalStorage.isKept(prefix + id);
  return useSyncExternalStore(store.subscribe, read, read);
}

const noteKeys = () => safeLocalStorage.keys().filter((key) => key.startsWith(prefix));

const readNote = (key: string) => parseNote(safeLocalStorage.read(key));

function readAgain() {
  const notes = new Map<string, Note>();
  for (const key of noteKeys()) {
    const note = readNote(key);
    if (note) notes.set(key.slice(prefix.length), note);
  }
  store.set(notes);
}

if (typeof window !== 'undefined') {
  readAgain();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) readAgain();
  });
}

/** Changes a request's note in every tab; another tab's other fields stay. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const key = prefix + request.id;
  // Read again: a background tab gets `storage` events late.
  const note = changedNote(request, readNote(key), change);
  safeLocalStorage.write(key, note ? JSON.stringify(note) : null);
  readAgain();
}

/** Removes every note from this computer. Returns whether none is left. */
export function removeAllNotes(): boolean {
  const removed = noteKeys().map((key) => safeLocalStorage.write(key, null));
  readAgain();
  return removed.every(Boolean);
}
