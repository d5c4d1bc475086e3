import { useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';
import { safeSessionStorage } from './safeStorage.ts';

/** State of this tab that survives a reload. `parse` gets the stored object, unchecked; {} if there is none, and while prerendering. */
export function createTabStore<Value extends object | undefined>(
  key: string,
  parse: (stored: Record<string, unknown>) => Value,
) {
  const empty = parse({});
  const changes = createStore(0);
  let text: string | null = null;
  let value = empty;

  function get(): Value {
    const stored = safeSessionStorage.read(key);
    if (stored !== text) value = parse(objectIn(stored));
    text = stored;
    return value;
  }

  /** Undefined removes it. */
  function set(next: object | undefined): void {
    safeSessionStorage.write(key, next ? JSON.stringify(next) : null);
    changes.set(changes.get() + 1);
  }

  return { get, set, useValue: () => useSyncExternalStore(changes.subscribe, get, () => empty) };
}

function objectIn(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' ? { ...stored } : {};
  } catch {
    return {};
  }
}
