import { useSyncExternalStore } from 'react';
import { claimsOf, userOf } from '#src/domain/idToken.ts';
import type { Tokens } from './cognito.ts';

const key = 'idToken';

const minute = 60_000;

const renewalTimeoutMs = 20_000;

/** Fallback where storage is refused, until the document goes. */
let inMemory: string | null = null;

/** Never stored: a reload loses it. */
let refresh: { token: string; user: string } | null = null;

/** In ms, this device's clock ahead of Cognito's. */
let clockLeadMs = 0;

let renewing: Promise<void> | undefined;

const listeners = new Set<() => void>();

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

export function storeIdToken(token: string): void {
  writeToken(token);
  const isStored = storedToken() === token;
  // A reload must not bring the previous user back.
  if (!isStored) writeToken(null);
  inMemory = isStored ? null : token;
  notifyListeners();
}

export function storeTokens({ idToken, refreshToken }: Tokens): void {
  const issuedAtMs = claimsOf(idToken)?.issuedAtMs;
  const leadMs = issuedAtMs === undefined ? 0 : Date.now() - issuedAtMs;
  // Seconds are latency; more is a wrong clock.
  clockLeadMs = Math.abs(leadMs) > minute ? leadMs : 0;
  if (refreshToken) refresh = { token: refreshToken, user: userOf(idToken) };
  storeIdToken(idToken);
}

export function clearIdToken(): void {
  inMemory = null;
  refresh = null;
  clockLeadMs = 0;
  writeToken(null);
  notifyListeners();
}

/** Null where its user has logged out. */
export function getRefreshToken(): string | null {
  const idToken = getIdToken();
  if (!idToken || refresh?.user !== userOf(idToken)) refresh = null;
  return refresh?.token ?? null;
}

/** Cognito's time in ms, as far as this tab knows it. */
export function sessionNow(): number {
  return Date.now() - clockLeadMs;
}

/** One call at a time. A refusal drops the refresh token; other failures are logged. Never throws. */
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
    // Logged out meanwhile.
    else if (tokens.refreshToken) void revokeToken(tokens.refreshToken);
  } catch (error) {
    if (error instanceof Error && error.name === 'RenewalRefused') refresh = null;
    else console.warn('The login could not be renewed just now.', error);
  }
}

/** Renews a token that ends within a minute. Null where nobody is logged in. Never throws. */
export async function freshIdToken(): Promise<string | null> {
  const { expiresAtMs = Infinity } = claimsOf(getIdToken() ?? '') ?? {};
  if (expiresAtMs - sessionNow() <= minute) await renewLogin();
  return getIdToken();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: all storage was cleared.
    if (event.key !== key && event.key !== null) return;
    // Another tab's change is newer than this tab's fallback.
    inMemory = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page from the back/forward cache missed storage events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/** Null where nobody is logged in; undefined while prerendering and hydrating. */
export function useIdToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, getIdToken, () => undefined);
}

/** Stable across renewals of the token. */
export function useSessionUser(): string | null | undefined {
  const token = useIdToken();
  return token ? userOf(token) : token;
}
