const storageKey = 'reloadedForMissingChunk';

/** In ms: a second failure within it means that reloading does not help. */
const retryAfter = 60_000;

/** In ms: WebKit aborts chunks on navigation, and a reload at once would cancel it. */
const navigationTime = 3000;

/** Each browser has its own message; Vite has one for style sheets. */
export function isChunkLoadError(error: unknown): boolean {
  const messages =
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
  return error instanceof Error && messages.test(error.message);
}

/** After a redeploy an open page requests missing files. Offline a reload would show the browser's error page. */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || !rememberReload()) return;
    const isHydrated = document.querySelector('#root[data-hydrated]') !== null;
    // Deferred, so that the router has set the requested address.
    setTimeout(() => window.location.reload(), isHydrated ? 0 : navigationTime);
  });
}

/** False if a reload was just tried or cannot be recorded, which would loop. */
function rememberReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < retryAfter) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
