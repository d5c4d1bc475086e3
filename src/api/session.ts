import { useSyncExternalStore } from 'react';

/** Where the identity token is kept (docs/product.md, section 3). */
const key = 'idToken';

/** Used where the browser refuses storage (private mode, policy): the token then lasts as long as the page. */
let inMemory: string | null = null;

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The token of the logged-in user, or null. Never throws. */
export function getIdToken(): string | null {
  try {
    return inMemory ?? (localStorage.getItem(key) || null);
  } catch {
    return inMemory;
  }
}

/** Stores a token, in localStorage or, where that is refused, in memory. Never throws. */
export function storeIdToken(token: string): void {
  try {
    localStorage.setItem(key, token);
    inMemory = null;
  } catch {
    inMemory = token;
  }
  notifyListeners();
}

/** Logs out, in every tab. Never throws. */
export function clearIdToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that refuses access holds no token: `storeIdToken` could not write to it either.
  }
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
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
 * The current token. It follows log in and log out in this tab and in others. null where nobody is logged in, undefined
 * where storage has not been read yet: while prerendering and hydrating.
 */
export function useIdToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, getIdToken, () => undefined);
}
