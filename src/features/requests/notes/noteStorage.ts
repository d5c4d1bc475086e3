import type { AppointmentRequest } from '#src/api/appointments.ts';
import { createStore } from '#src/platform/createStore.ts';
import { localKeys, readLocal, writeLocal } from '#src/platform/localStorage.ts';
import { changedNote, type NoteChange, parseNote, type Note, type Notes } from './notes.ts';

// One localStorage entry per request, so that tabs overwrite only the same request.

interface KeptNotes {
  notes: Notes;
  /** Refused by the browser: in memory until a later change is stored. */
  unkept: Notes;
}

const noteKey = 'note:';
const store = createStore<KeptNotes>({ notes: new Map(), unkept: new Map() });

export const useNotes = (): Notes => store.useValue().notes;

export const useIsNoteKept = (id: string): boolean => !store.useValue().unkept.has(id);

const storedIds = () =>
  localKeys().flatMap((key) => (key.startsWith(noteKey) ? [key.slice(noteKey.length)] : []));

const storedNote = (id: string) => parseNote(readLocal(noteKey + id));

/** Shows the stored notes, with the unkept ones on top. */
function show(unkept: Notes) {
  const notes = new Map<string, Note>();
  for (const id of new Set([...storedIds(), ...unkept.keys()])) {
    const note = unkept.get(id) ?? storedNote(id);
    if (note) notes.set(id, note);
  }
  store.set({ notes, unkept });
}

if (typeof window !== 'undefined') {
  show(new Map());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(noteKey)) show(store.get().unkept);
  });
}

/** Changes a request's note in every tab; another tab's other fields stay. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const { id } = request;
  const unkept = new Map(store.get().unkept);
  // Read again: a background tab gets `storage` events late.
  const note = changedNote(request, unkept.get(id) ?? storedNote(id), change);
  const isKept = writeLocal(noteKey + id, note ? JSON.stringify(note) : null);
  if (note && !isKept) unkept.set(id, note);
  else unkept.delete(id);
  show(unkept);
}

/** Removes every note from this computer. Returns whether none is left. */
export function removeAllNotes(): boolean {
  const removed = storedIds().map((id) => writeLocal(noteKey + id, null));
  show(new Map());
  return removed.every(Boolean);
}
