import { useSyncExternalStore } from 'react';

/** How new requests are looked for on this computer. All is off until somebody turns it on. */
export interface WatchSettings {
  on: boolean;
  sound: boolean;
  notification: boolean;
}

const storageKey = 'requestWatch';

/** Used where the browser refuses storage: the settings then last as long as the page. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

function read(): string {
  try {
    return inMemory ?? localStorage.getItem(storageKey) ?? '';
  } catch {
    return inMemory ?? '';
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

/** The settings, the same in every tab, and a function that changes some. They are kept as words: 'on sound'. */
export function useWatchSettings(): [WatchSettings, (change: Partial<WatchSettings>) => void] {
  const words = useSyncExternalStore(subscribe, read, () => '').split(' ');
  const settings = {
    on: words.includes('on'),
    sound: words.includes('sound'),
    notification: words.includes('notification'),
  };

  function change(changed: Partial<WatchSettings>) {
    const next = Object.entries({ ...settings, ...changed })
      .filter(([, isOn]) => isOn)
      .map(([name]) => name)
      .join(' ');
    try {
      if (next) localStorage.setItem(storageKey, next);
      else localStorage.removeItem(storageKey);
      inMemory = null;
    } catch {
      inMemory = next;
    }
    for (const listener of listeners) listener();
  }

  return [settings, change];
}
