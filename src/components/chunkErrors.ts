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

/**
 * WebKit stops the chunks that are on their way as soon as another document is asked for (by a link, or by Back). After this
 * many ms a page that is being left is gone; if it reloaded at once, the visitor would stay on it.
 */
const leavingTakes = 3000;

/** Whether the page reloads for a missing chunk, once that is known. */
let reloading: Promise<boolean> | undefined;

/**
 * Reloads the page, once, when any of its chunks is missing; Vite reports each of them. Not without a connection: the
 * browser's offline page would replace this one. Call it before the first chunk is loaded.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && mayReload(Date.now())) reloading ??= reloadUnlessLeaving();
  });
}

async function reloadUnlessLeaving(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, leavingTakes));
  return reloadOnce();
}

/** Loads a chunk. While the page reloads for a missing one the promise never settles, so that no error shows. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloading) return new Promise<never>(() => undefined);
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
  if (!mayReload(now)) return false;
  try {
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

function mayReload(now: number): boolean {
  try {
    return now - Number(sessionStorage.getItem(storageKey)) >= retryAfter;
  } catch {
    return false;
  }
}
