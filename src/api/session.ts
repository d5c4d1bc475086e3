import { useSyncExternalStore } from 'react';
import { claimsOf, userOf } from '#src/domain/idToken.ts';
import type { Tokens } from './cognito.ts';

/** Where the identity token is kept (docs/product.md, section 3). */
const key = 'idToken';

/** Used where the browser refuses storage (private mode, policy): the token then lasts as long as the page. */
let inMemory: string | null = null;

/** The refresh token of a user (`userOf` the ID token). Never stored: a reload loses it. */
let refresh: { token: string; user: string } | null = null;

/** How far this device's clock is ahead of Cognito's, in ms. */
let clockLeadMs = 0;

const listeners = new Set<(event?: Event) => void>();

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
  inMemory = token;
  try {
    localStorage.setItem(key, token);
  } catch {
    // Read back in any case: some storage accepts everything and keeps nothing.
  }
  try {
    const stored = localStorage.getItem(key);
    if (stored === token) inMemory = null;
    // With a reload, and in other tabs, whoever was logged in before would be it again.
    else if (stored && userOf(stored) !== userOf(token)) localStorage.removeItem(key);
  } catch {
    // Storage that refuses access holds no token.
  }
  notifyListeners();
}

/** Keeps what a login or a renewal has just returned: the ID token stored, the refresh token in memory alone. Never throws. */
export function storeTokens({ idToken, refreshToken }: Tokens): void {
  setSessionClock(idToken);
  if (refreshToken) refresh = { token: refreshToken, user: userOf(idToken) };
  storeIdToken(idToken);
}

/** Sets `sessionNow` by an ID token that was issued just now. */
export function setSessionClock(idToken: string): void {
  const issuedAtMs = claimsOf(idToken)?.issuedAtMs;
  // Seconds are the way of the call; more is a clock that is wrong.
  const leadMs = issuedAtMs === undefined ? 0 : Date.now() - issuedAtMs;
  clockLeadMs = Math.abs(leadMs) > 60_000 ? leadMs : 0;
}

/** Logs out, in every tab. Never throws. */
export function clearIdToken(): void {
  inMemory = null;
  refresh = null;
  clockLeadMs = 0;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that refuses access holds no token: `storeIdToken` could not write to it either.
  }
  notifyListeners();
}

/** The refresh token of the logged-in user, or null. One of a user who is no longer logged in here is forgotten. */
export function getRefreshToken(): string | null {
  const idToken = getIdToken();
  if (!idToken || refresh?.user !== userOf(idToken)) refresh = null;
  return refresh?.token ?? null;
}

/** Ends the renewal: the session lasts until its ID token ends. */
export function forgetRefreshToken(): void {
  refresh = null;
}

/** The time by Cognito's clock, in ms since 1970, as far as this tab knows it: a login or a renewal tells. */
export function sessionNow(): number {
  return Date.now() - clockLeadMs;
}

/** Renews the ID token where it is about to end. Set by `keepSession`; it never throws. */
let renewIfDue: () => Promise<void> = () => Promise.resolve();

/** Sets what `freshIdToken` waits for; undefined: nothing. */
export function setRenewal(renew: (() => Promise<void>) | undefined): void {
  renewIfDue = renew ?? (() => Promise.resolve());
}

/** The token for a call, renewed first where it is about to end and can be; null where nobody is logged in. Never throws. */
export async function freshIdToken(): Promise<string | null> {
  await renewIfDue();
  return getIdToken();
}

/** Calls back when the token changes, here or (with the event that told) in another tab. Returns a function that ends it. */
export function subscribeToSession(listener: (event?: Event) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    // Another tab's login, renewal or log out is newer than what only this one has.
    inMemory = null;
    listener(event);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page that the browser kept for 'back' was told nothing meanwhile.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/**
 * The current token. It follows log in, renewal and log out in this tab and in others. null where nobody is logged in,
 * undefined where storage has not been read yet: while prerendering and hydrating.
 */
export function useIdToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribeToSession,
    getIdToken,
    () => undefined,
  );
}

/** Who is logged in (`userOf` the token): it stays when the token is renewed. null and undefined as with `useIdToken`. */
export function useSessionUser(): string | null | undefined {
  const token = useIdToken();
  return token ? userOf(token) : token;
}
