/** Where it is remembered, for this tab, that a missing part has already been answered with a reload, and when (ms). */
const storageKey = 'reloadedForMissingPart';

/** ms: a second failure within this time means that reloading does not help. */
const patience = 60_000;

/**
 * Whether the error says that a part of the site could not be fetched: after a redeploy an open page asks for files that
 * are gone. Chromium, Firefox and Safari each have their own sentence for it; Vite has one for styles.
 */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * Loads the page afresh, as soon as there is a connection: offline, the browser's own error page would take its place.
 * Returns a function that calls it off.
 */
export function reloadWhenOnline(reload: () => void = reloadOnce): () => void {
  // Not `reload` itself: it would be handed the event.
  const go = () => reload();
  if (navigator.onLine) {
    go();
    return () => undefined;
  }
  window.addEventListener('online', go, { once: true });
  return () => window.removeEventListener('online', go);
}

/**
 * Loads the page afresh, unless that was just tried or can't be remembered (storage that throws): a page that reloads for
 * ever is worse than one that says what is wrong. Returns whether it does. `now`: ms.
 */
export function reloadOnce(reload = () => window.location.reload(), now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (now - last < patience) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
