import { useSyncExternalStore } from 'react';
import { parseViews, type SavedView, serializeViews } from '#src/domain/savedViews.ts';

const storageKey = 'requestViews';

/** Used where the browser refuses storage: the views then last as long as the page. */
let inMemory: string | null = null;

const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return inMemory ?? localStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether views outlive the page, as far as can be told before one is saved. */
function areKept(): boolean {
  try {
    localStorage.getItem(storageKey);
    return inMemory === null;
  } catch {
    return false;
  }
}

interface SavedViewsState {
  /** The user's views, the same in every tab. */
  views: SavedView[];
  /** Whether they outlive the page. */
  isKept: boolean;
  /** Keeps others in their place. Returns whether these outlive the page. */
  keep: (views: readonly SavedView[]) => boolean;
}

/** A user's saved views. */
export function useSavedViews(user: string): SavedViewsState {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const isKept = useSyncExternalStore(subscribe, areKept, () => false);

  function keep(views: readonly SavedView[]): boolean {
    const next = serializeViews(read(), user, views);
    try {
      localStorage.setItem(storageKey, next);
      // Some storage accepts everything and keeps nothing.
      inMemory = localStorage.getItem(storageKey) === next ? null : next;
    } catch {
      inMemory = next;
    }
    for (const listener of listeners) listener();
    return inMemory === null;
  }

  return { views: parseViews(text, user), isKept, keep };
}
