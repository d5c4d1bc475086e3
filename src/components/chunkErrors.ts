/** Where the tab keeps when it last reloaded for a missing chunk, ms since 1970. */
const storageKey = 'reloadedForMissingChunk';

/** A second failure within this many ms means that reloading does not help. */
const retryAfter = 60_000;

/**
 * Whether a chunk of the site could not be fetched: after a redeploy an open page asks for files that are gone. Chromium,
 * Firefox and Safari each have their own message; Vite has one for style sheets.
 */
export function isChunkLoadError(error: unknown): boolean {
  const messages =
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
  return error instanceof Error && messages.test(error.message);
}

let isReloading = false;

/**
 * Reloads the page, once, when any of its chunks is missing; Vite reports each of them. Not without a connection: the
 * browser's offline page would replace this one. Call it before the first chunk is loaded.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && reloadOnce()) isReloading = true;
  });
}

/** Loads a chunk. While the page reloads for a missing one the promise never settles, so that no error shows. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isReloading) return new Promise<never>(() => undefined);
    throw error;
  }
}

/** Reloads the page when the connection is back. Returns a function that cancels it. */
export function reloadWhenOnline(): () => void {
  const cancelled = new AbortController();
  window.addEventListener('online', () => reloadOnce(), { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}

/**
 * Reloads the page, unless that was just tried or can't be remembered (storage that throws): a page that reloads for
 * ever is worse than one that says what is wrong. Returns whether it reloads. `now`: ms.
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(storageKey)) < retryAfter) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
