/*
 * 'Forget me' reaches every tab of this browser, also one that sleeps, or is closed and brought back: it leaves a new mark, and
 * what a tab keeps of a person counts only with the mark that it was kept under.
 */
const storageKey = 'forgotMe';
const listeners = new Set<() => void>();

/** Changes with each 'Forget me'; '' before the first, and where the browser stores nothing. */
export function forgetMark(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Tells this and every other tab that the person is to be forgotten. */
export function leaveForgetMark(): void {
  try {
    localStorage.setItem(storageKey, String(Number(forgetMark()) + 1));
  } catch {
    // Then no other tab can be told; this one forgets all the same.
  }
  for (const listener of listeners) listener();
}

/** Calls back with each 'Forget me', here or in another tab. Returns a function that ends it. */
export function onForgetMe(listener: () => void): () => void {
  let seen = forgetMark();
  // A page that the browser had put aside was told nothing meanwhile.
  const check = () => {
    if (forgetMark() === seen) return;
    seen = forgetMark();
    listener();
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('storage', check, { signal });
  window.addEventListener('pageshow', check, { signal });
  listeners.add(check);
  return () => {
    controller.abort();
    listeners.delete(check);
  };
}
