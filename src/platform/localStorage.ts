/** Fallback where storage is refused or full, until the document goes. */
const unkept = new Map<string, string>();

/** Null where the browser refuses. */
function attempt<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(localStorage);
  } catch {
    return null;
  }
}

/** Null where there is no text. */
export function readLocal(key: string): string | null {
  return unkept.get(key) ?? attempt((storage) => storage.getItem(key));
}

/** Stores a text, in memory where the browser refuses; null removes it. Returns whether the browser did. */
export function writeLocal(key: string, text: string | null): boolean {
  unkept.delete(key);
  attempt((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
  // Read back, because some storage accepts everything and keeps nothing.
  const isDone = readLocal(key) === text;
  if (!isDone && text !== null) unkept.set(key, text);
  return isDone;
}

/** False for a text that a reload loses. */
export const isKept = (key: string): boolean => !unkept.has(key);

export const dropUnkept = (key: string): boolean => unkept.delete(key);

export function localKeys(): string[] {
  const stored = attempt(Object.keys) ?? [];
  return [...new Set([...stored, ...unkept.keys()])];
}
