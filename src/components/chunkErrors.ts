import { keepTypedFields } from './keptFields.ts';

/*
 * A chunk may be missing: after a redeploy an open page asks for files that are gone. Only a navigation reloads the page for it; a
 * chunk that was fetched ahead is asked for again when it is wanted, and a part of the page that can't come says so (LoadFailure).
 */

/** The storage key for the time of the last reload for a missing chunk (ms since 1970). */
const storageKey = 'reloadedForMissingChunk';

/** A second failure within this many ms means that reloading does not help. */
const retryAfter = 60_000;

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
 * WebKit stops the chunks that are on their way as soon as another document is asked for (by a link, or by Back). After this
 * many ms a page that is being left is gone; if it reloaded at once, the visitor would stay on it.
 */
const leavingTakes = 3000;

/** Loads what a navigation waits for. It fails no sooner than a page that is being left is gone. */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Offline, nobody can be leaving for another document.
    if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, leavingTakes));
    throw error;
  }
}

/**
 * Whether a navigation that ended with these errors, by route, reloads the page: for a missing chunk, and not without a connection,
 * since the browser's offline page would replace this one. `pathname`: the page whose fields are on the screen.
 */
export function reloadsFor(
  errors: Readonly<Record<string, unknown>> | null,
  pathname: string,
): boolean {
  const isMissing = Object.values(errors ?? {}).some(isChunkLoadError);
  return isMissing && navigator.onLine && reloadOnce(pathname);
}

/** Reloads the page when the connection is back. Returns a function that cancels it. */
export function reloadWhenOnline(): () => void {
  const cancelled = new AbortController();
  window.addEventListener('online', () => reloadOnce(), { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}

/**
 * Reloads the page, unless that was just tried or can't be remembered (storage that throws): a page that reloads for
 * ever is worse than one that says what is wrong. What is typed is kept. Returns whether it reloads. `now`: ms.
 */
export function reloadOnce(pathname = window.location.pathname, now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(storageKey)) < retryAfter) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    return false;
  }
  reload(pathname);
  return true;
}

/** Reloads the page; what is typed into the fields on the screen, those of the page at `pathname`, comes back. */
export function reload(pathname = window.location.pathname): void {
  keepTypedFields(pathname);
  window.location.reload();
}
