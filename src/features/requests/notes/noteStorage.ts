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
 * browser refuses stays in the page's memory until a later change of it is kept.
 */

interface DeskNotes {
  notes: RequestNotes;
  /** The requests whose last change the browser refused. */
  unkept: ReadonlySet<string>;
}

const noteKey = (id: string) => `note:${id}`;
const prefix = noteKey('');
const desk = createStore<DeskNotes>({ notes: new Map(), unkept: new Set() });

/** The desk's notes on this computer, the same in every tab. */
export const useNotes = (): RequestNotes => desk.useValue().notes;

/** Whether the browser has kept the last change of a request's note. */
export const useIsNoteKept = (id: string): boolean => !desk.useValue().unkept.has(id);

function storedIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function show(id: string, note: RequestNote | undefined, isKept: boolean) {
  const notes = new Map(desk.get().notes);
  const unkept = new Set(desk.get().unkept);
  if (note) notes.set(id, note);
  else notes.delete(id);
  if (isKept) unkept.delete(id);
  else unkept.add(id);
  desk.set({ notes, unkept });
}

/** A request's note as it is now: in the storage, or in this page alone where the browser refused it. */
function currentNote(id: string): RequestNote | undefined {
  const { notes, unkept } = desk.get();
  return unkept.has(id) ? notes.get(id) : parseNote(readText(noteKey(id)));
}

function loadAll() {
  const { unkept } = desk.get();
  const notes = new Map<string, RequestNote>();
  for (const id of new Set([...unkept, ...storedIds()])) {
    const note = currentNote(id);
    if (note) notes.set(id, note);
  }
  desk.set({ notes, unkept });
}

if (typeof window !== 'undefined') {
  loadAll();
  window.addEventListener('storage', ({ key }) => {
    const id = key?.startsWith(prefix) && key.slice(prefix.length);
    if (key === null) loadAll();
    else if (id) show(id, currentNote(id), !desk.get().unkept.has(id));
  });
}

/** Changes a request's note, here and for every tab. Another tab's change of the rest of it stays. */
export function changeNote(request: AppointmentRequest, change: NoteChange): void {
  const { id } = request;
  // Read again: a tab in the background hears late of another's change.
  const note = changedNote(request, currentNote(id), change);
  show(id, note, keepText(noteKey(id), note ? JSON.stringify(note) : null));
}

/** Removes every note from this computer. Returns whether none is left in the storage. */
export function removeAllNotes(): boolean {
  const removed = storedIds().map((id) => keepText(noteKey(id), null));
  desk.set({ notes: new Map(), unkept: new Set() });
  loadAll();
  return removed.every(Boolean);
}
