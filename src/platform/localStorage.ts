/** Null where nothing is stored, or the browser refuses. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns whether the browser did. */
export function writeLocal(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Read back, because some storage accepts everything and keeps nothing.
  }
  return readLocal(key) === text;
}

export function localKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
