/** The storage key for the time of the last reload for a missing chunk (ms since 1970). */
const storageKey = 'reloadedForMissingChunk';

/** A second failure within this many ms means that reloading does not help. */
const retryAfter = 60_000;

/**
 * WebKit aborts chunks in flight when another document is requested. After this many ms a page that is being left is gone;
 * a reload at once would keep the visitor on it.
 */
const leavingTakes = 3000;

/**
 * Whether a chunk of the site could not be fetched. Chromium, Firefox and Safari each have their own message; Vite has one for
 * style sheets.
 */
export function isChunkLoadError(error: unknown): boolean {
  const messages =
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
  return error instanceof Error && messages.test(error.message);
}

/**
 * Reloads the page once when a chunk is missing: after a redeploy an open page asks for files that are gone. Not offline, where
 * the browser's error page would replace this one.
 */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || !noteReload()) return;
    const isHydrated = document.querySelector('#root[data-hydrated]') !== null;
    // Deferred, so that the router has set the address that was asked for.
    setTimeout(() => window.location.reload(), isHydrated ? 0 : leavingTakes);
  });
}

/** Notes a reload. Returns false where one was just tried or can't be noted: the page would reload for ever. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < retryAfter) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
