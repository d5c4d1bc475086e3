import { useSyncExternalStore } from 'react';
import { getNotes, isNoteKept, subscribeToNotes } from './noteStorage.ts';
import type { RequestNotes } from './requestNotes.ts';

const none: RequestNotes = new Map();

/** The desk's notes on this computer, the same in every tab. */
export function useNotes(): RequestNotes {
  return useSyncExternalStore(subscribeToNotes, getNotes, () => none);
}

/** Whether the last change of a request's note outlives the page. */
export function useIsNoteKept(id: string): boolean {
  const isKept = () => isNoteKept(id);
  return useSyncExternalStore(subscribeToNotes, isKept, isKept);
}
