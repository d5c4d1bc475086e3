/** A `Storage` that never throws: texts that the browser refuses are in memory until the document goes. */
function safeStorage(name: 'localStorage' | 'sessionStorage') {
  const unkept = new Map<string, string>();

  /** Null if the browser refuses. */
  function attempt<Result>(task: (storage: Storage) => Result): Result | null {
    try {
      return task(window[name]);
    } catch {
      return null;
    }
  }

  /** Null if there is no text. */
  function read(key: string): string | null {
    return unkept.get(key) ?? attempt((storage) => storage.getItem(key));
  }

  /** Null removes the text. Returns whether the browser did it. */
  function write(key: string, text: string | null): boolean {
    unkept.delete(key);
    attempt((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    // Read back, because some storage accepts everything and keeps nothing.
    const isDone = read(key) === text;
    if (!isDone && text !== null) unkept.set(key, text);
    return isDone;
  }

  function keys(): string[] {
    const stored = attempt(Object.keys) ?? [];
    return [...new Set([...stored, ...unkept.keys()])];
  }

  return {
    read,
    write,
    keys,
    /** False for a text that a reload loses. */
    isKept: (key: string): boolean => !unkept.has(key),
    dropUnkept: (key: string): boolean => unkept.delete(key),
  };
}

export const safeLocalStorage = safeStorage('localStorage');
export const safeSessionStorage = safeStorage('sessionStorage');
