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

/** A user's views, the same in every tab, and a function that keeps others in their place. */
export function useSavedViews(user: string): [SavedView[], (views: readonly SavedView[]) => void] {
  const text = useSyncExternalStore(subscribe, read, () => null);

  function keep(views: readonly SavedView[]) {
    const next = serializeViews(read(), user, views);
    try {
      localStorage.setItem(storageKey, next);
      inMemory = null;
    } catch {
      inMemory = next;
    }
    for (const listener of listeners) listener();
  }

  return [parseViews(text, user), keep];
}
