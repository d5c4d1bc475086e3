import type { AppointmentRequest } from '#src/api/appointments.ts';
import { createStore } from '#src/platform/createStore.ts';
import { changedNote, type NoteChange, parseNote, type Note, type Notes } from './notes.ts';

// One localStorage entry per request, so that tabs overwrite only the same request.

interface DeskNotes {
  notes: Notes;
  /** Refused by the browser: in memory until a later change is stored. */
  unkept: Notes;
}

const noteKey = 'note:';
const desk = createStore<DeskNotes>({ notes: new Map(), unkept: new Map() });

export const useNotes = (): Notes => desk.useValue().notes;

export const useIsNoteKept = (id: string): boolean => !desk.useValue().unkept.has(id);

function storedIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(noteKey));
    return keys.map((key) => key.slice(noteKey.length));
  } catch {
    return [];
  }
}

function storedText(id: string): string | null {
  try {
    return localStorage.getItem(noteKey + id);
  } catch {
    return null;
  }
}

/** Stores a note's text, null removes it. Returns whether the browser did. */
function store(id: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(noteKey + id);
    else localStorage.setItem(noteKey + id, text);
  } catch {
    // Read back, because some storage accepts everything and keeps nothing.
  }
  return storedText(id) === text;
}

/** Shows the stored notes, with the unkept ones on top. */
function show(unkept: Notes) {
  const notes = new Map<string, Note>();
  for (const id of new Set([...storedIds(), ...unkept.keys()])) {
    const note = unkept.get(id) ?? parseNote(storedText(id));
    if (note) notes.set(id, note);
  }
  desk.set({ notes, unkept });
}

if (typeof window !== 'undefined') {
  show(new Map());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(noteKey)) show(desk.get().unkept);
  });
}

/** Changes a request's note in every tab; another tab's other fields stay. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const { id } = request;
  const unkept = new Map(desk.get().unkept);
  // Read again: a background tab gets `storage` events late.
  const note = changedNote(request, unkept.get(id) ?? parseNote(storedText(id)), change);
  const isKept = store(id, note ? JSON.stringify(note) : null);
  if (note && !isKept) unkept.set(id, note);
  else unkept.delete(id);
  show(unkept);
}

/** Removes every note from this computer. Returns whether none is left. */
export function removeAllNotes(): boolean {
  const removed = storedIds().map((id) => store(id, null));
  show(new Map());
  return removed.every(Boolean);
}
