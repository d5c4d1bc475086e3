/*
 * Every browser of the last five years has these parts; extensions, policies and web views take them away or let them throw.
 * Pages and libraries use them without asking, so they are replaced once, before the app starts.
 */

/** Never reports: what waits for it stays as it was drawn. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Matches nothing, and never changes. */
function matchNothing(media: string) {
  const list = { matches: false, media, onchange: null };
  return Object.assign(new EventTarget(), list);
}

/** Replaces what this browser lacks or refuses by what never answers. */
export function replaceRefused(): void {
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    if (!works(() => tryObserver(name))) replace(name, SilentObserver);
  }
  if (!works(() => window.matchMedia('all').addEventListener('change', () => undefined)))
    replace('matchMedia', matchNothing);
}

function tryObserver(name: 'IntersectionObserver' | 'ResizeObserver' | 'MutationObserver') {
  const observer = new window[name](() => undefined);
  observer.observe(document.documentElement, { childList: true });
  observer.disconnect();
}

function works(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
}
