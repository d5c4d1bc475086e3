import { useSyncExternalStore } from 'react';

/** Where the identity token is kept (specification, section 3). */
const key = 'idToken';

/** Stands in where the browser refuses storage (private mode, policy): the token then lasts as long as the page. */
let inMemory: string | null = null;

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** The token of the person logged in, or null. Never throws. */
export function getIdToken(): string | null {
  try {
    return inMemory ?? (localStorage.getItem(key) || null);
  } catch {
    return inMemory;
  }
}

/** Keeps a token, in storage or, where that is refused, in memory. Never throws. */
export function storeIdToken(token: string): void {
  try {
    localStorage.setItem(key, token);
    inMemory = null;
  } catch {
    inMemory = token;
  }
  announce();
}

/** Logs out, in every tab. Never throws. */
export function clearIdToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that can't be reached holds no token of ours.
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: all of the storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * The token as it is now, following log in and log out in this tab and in others; null where nobody is logged in,
 * undefined where that is not known yet: on the server and while hydrating.
 */
export function useIdToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, getIdToken, () => undefined);
}
