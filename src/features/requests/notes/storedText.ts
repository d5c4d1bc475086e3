/*
 * Texts that this browser keeps for all its tabs, in localStorage. Storage may be missing, full or forbidden, and some takes
 * everything and keeps nothing.
 */

/** The text under a key; null where there is none, undefined where the browser forbids it. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text; null removes it. Returns whether the browser has done so. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Read back in any case.
  }
  return readText(key) === text;
}
