import { createStore } from '#src/platform/createStore.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { changedNote, type NoteChange, parseNote, type Note, type Notes } from './notes.ts';

// An entry in localStorage for each request, so that tabs overwrite the same request only.

interface DeskNotes {
  notes: Notes;
  /** Those that the browser refused: in memory until a later change is kept. */
  unkept: Notes;
}

const noteKey = 'note:';
const desk = createStore<DeskNotes>({ notes: new Map(), unkept: new Map() });

/** The desk's notes on this computer, the same in every tab. */
export const useNotes = (): Notes => desk.useValue().notes;

/** Whether the browser has kept the last change of a request's note. */
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

/** Stores a note's text; null removes it. Returns whether the browser did. */
function store(id: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(noteKey + id);
    else localStorage.setItem(noteKey + id, text);
  } catch {
    // Read back in any case: some storage accepts everything and keeps nothing.
  }
  return storedText(id) === text;
}

/** Shows the stored notes, overlaid with the unkept ones. */
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

/** Changes a request's note in every tab. Another tab's change of its other fields stays. */
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

/** Removes every note from this computer. Returns whether the storage is rid of all. */
export function removeAllNotes(): boolean {
  const removed = storedIds().map((id) => store(id, null));
  show(new Map());
  return removed.every(Boolean);
}
