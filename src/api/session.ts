import { useSyncExternalStore } from 'react';
import { claimsOf, userOf } from '#src/domain/idToken.ts';
import type { Tokens } from './cognito.ts';

/** Where the identity token is kept (docs/product.md, section 3). */
const key = 'idToken';

const minute = 60_000;

/** A renewal without an answer is given up after this, in ms. */
const renewalTimeoutMs = 20_000;

/** Used where the browser refuses storage (private mode, policy): the token then lasts as long as the page. */
let inMemory: string | null = null;

/** The refresh token of a user (`userOf` the ID token). Never stored: a reload loses it. */
let refresh: { token: string; user: string } | null = null;

/** How far this device's clock is ahead of Cognito's, in ms. */
let clockLeadMs = 0;

let renewing: Promise<void> | undefined;

const listeners = new Set<() => void>();

/** The token of the logged-in user, or null. Never throws. */
export function getIdToken(): string | null {
  return inMemory ?? storedToken();
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // Refused storage holds no token.
    return null;
  }
}

function writeToken(token: string | null): void {
  try {
    if (token) localStorage.setItem(key, token);
    else localStorage.removeItem(key);
  } catch {
    // `storeIdToken` reads back in any case: some storage accepts everything and keeps nothing.
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Stores a token, in localStorage or, where that is refused or full, in memory. Never throws. */
export function storeIdToken(token: string): void {
  writeToken(token);
  const isStored = storedToken() === token;
  // With a reload, whoever was logged in before would be it again.
  if (!isStored) writeToken(null);
  inMemory = isStored ? null : token;
  notifyListeners();
}

/** Keeps what a login or a renewal has just returned: the ID token stored, the refresh token in memory alone. Never throws. */
export function storeTokens({ idToken, refreshToken }: Tokens): void {
  const issuedAtMs = claimsOf(idToken)?.issuedAtMs;
  const leadMs = issuedAtMs === undefined ? 0 : Date.now() - issuedAtMs;
  // Seconds are the way of the call; more is a clock that is wrong.
  clockLeadMs = Math.abs(leadMs) > minute ? leadMs : 0;
  if (refreshToken) refresh = { token: refreshToken, user: userOf(idToken) };
  storeIdToken(idToken);
}

/** Logs out, in every tab. Never throws. */
export function clearIdToken(): void {
  inMemory = null;
  refresh = null;
  clockLeadMs = 0;
  writeToken(null);
  notifyListeners();
}

/** The refresh token of the logged-in user, or null. One of a user who is no longer logged in here is forgotten. */
export function getRefreshToken(): string | null {
  const idToken = getIdToken();
  if (!idToken || refresh?.user !== userOf(idToken)) refresh = null;
  return refresh?.token ?? null;
}

/** The time by Cognito's clock, in ms since 1970, as far as this tab knows it: a login or a renewal tells. */
export function sessionNow(): number {
  return Date.now() - clockLeadMs;
}

/**
 * Renews the ID token, one call at a time, where this tab has the refresh token. A refusal ends that; a failure is logged and can be tried
 * again. Never throws.
 */
export function renewLogin(): Promise<void> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewOnce(): Promise<void> {
  const held = getRefreshToken();
  if (!held) return;
  try {
    const { renewTokens, revokeToken } = await import('./renewal.ts');
    const tokens = await renewTokens(held, AbortSignal.timeout(renewalTimeoutMs));
    if (getRefreshToken() === held) storeTokens(tokens);
    // The user has logged out meanwhile.
    else if (tokens.refreshToken) void revokeToken(tokens.refreshToken);
  } catch (error) {
    if (error instanceof Error && error.name === 'RenewalRefused') refresh = null;
    else console.warn('The login could not be renewed just now.', error);
  }
}

/** The token for a call, renewed first where it ends within a minute and can be; null where nobody is logged in. Never throws. */
export async function freshIdToken(): Promise<string | null> {
  const { expiresAtMs = Infinity } = claimsOf(getIdToken() ?? '') ?? {};
  if (expiresAtMs - sessionNow() <= minute) await renewLogin();
  return getIdToken();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    // Another tab's login, renewal or log out is newer than what only this one has.
    inMemory = null;
    listener();
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
  return useSyncExternalStore<string | null | undefined>(subscribe, getIdToken, () => undefined);
}

/** Who is logged in (`userOf` the token): it stays when the token is renewed. null and undefined as with `useIdToken`. */
export function useSessionUser(): string | null | undefined {
  const token = useIdToken();
  return token ? userOf(token) : token;
}
