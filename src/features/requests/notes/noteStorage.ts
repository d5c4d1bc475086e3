import { createStore } from '#src/platform/createStore.ts';
import { keepText, readText } from './storedText.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { changedNote, type NoteChange, parseNote, type Note, type Notes } from './notes.ts';

/*
 * The desk's notes in localStorage, an entry for each request, so that tabs overwrite the same request only. A note that the
 * browser refuses stays in the page's memory until a later change of it is kept.
 */

interface DeskNotes {
  notes: Notes;
  /** Those of them that the browser refused to keep. */
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

const storedNote = (id: string) => parseNote(readText(noteKey + id));

/** Shows what is stored, and what is not in its place. */
function show(unkept: Notes) {
  const notes = new Map<string, Note>();
  for (const id of new Set([...storedIds(), ...unkept.keys()])) {
    const note = unkept.get(id) ?? storedNote(id);
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

/** Changes a request's note, here and for every tab. Another tab's change of the rest of it stays. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const { id } = request;
  const unkept = new Map(desk.get().unkept);
  // Read again: a tab in the background hears late of another's change.
  const note = changedNote(request, unkept.get(id) ?? storedNote(id), change);
  const isKept = keepText(noteKey + id, note ? JSON.stringify(note) : null);
  if (note && !isKept) unkept.set(id, note);
  else unkept.delete(id);
  show(unkept);
}

/** Removes every note from this computer. Returns whether none is left in the storage. */
export function removeAllNotes(): boolean {
  const removed = storedIds().map((id) => keepText(noteKey + id, null));
  show(new Map());
  return removed.every(Boolean);
}
