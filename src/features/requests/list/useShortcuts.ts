import { useSyncExternalStore } from 'react';

/** Whether `/` and `?` are shortcuts is kept on this computer: 'off', or nothing for on. */
const storageKey = 'listShortcuts';

let inMemory = true;
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off' && inMemory;
  } catch {
    return inMemory;
  }
}

function turn(on: boolean): void {
  inMemory = on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single characters are shortcuts (WCAG 2.1.4: they can be turned off), and the function that turns them on or off. */
export function useShortcuts(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn, () => true), turn];
}
