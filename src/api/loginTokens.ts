import { claimsOf, userOf } from '#src/domain/idToken.ts';
import { createStore } from '#src/platform/createStore.ts';
import { safeLocalStorage } from '#src/platform/safeStorage.ts';
import type { Tokens } from './cognito.ts';

// Not in features/session: the calls and other features read the login too, and no feature imports another.

const key = 'idToken';

const minute = 60_000;

const renewalTimeoutMs = 20_000;

/** Never stored: a reload loses it. */
let refresh: { token: string; user: string } | null = null;

/** In ms, this device's clock ahead of Cognito's. */
let clockLeadMs = 0;

let renewing: Promise<void> | undefined;

const idTokenStore = createStore<string | null | undefined>(undefined);

/** Read again: a background tab gets `storage` events late. */
export function getIdToken(): string | null {
  return safeLocalStorage.read(key) || null;
}

const readAgain = () => idTokenStore.set(getIdToken());

if (typeof window !== 'undefined') {
  readAgain();
  window.addEventListener('storage', (event) => {
    // A null key: all storage was cleared.
    if (event.key !== key && event.key !== null) return;
    // Another tab's change is newer than an unkept token.
    safeLocalStorage.dropUnkept(key);
    readAgain();
  });
  // A page from the back/forward cache missed storage events.
  window.addEventListener('pageshow', readAgain);
}

/** Logs in in every tab. Kept in memory if the browser refuses to store it. */
export function storeIdToken(token: string): void {
  if (!safeLocalStorage.write(key, token)) {
    // Frees the key first: a reload must not bring the previous user back.
    safeLocalStorage.write(key, null);
    safeLocalStorage.write(key, token);
  }
  readAgain();
}

/** Stores a login or its renewal. Without a new refresh token the one before stays. */
export function storeTokens({ idToken, refreshToken }: Tokens): void {
  const issuedAtMs = claimsOf(idToken)?.issuedAtMs;
  const leadMs = issuedAtMs === undefined ? 0 : Date.now() - issuedAtMs;
  // Seconds are latency; more is a wrong clock.
  clockLeadMs = Math.abs(leadMs) > minute ? leadMs : 0;
  if (refreshToken) refresh = { token: refreshToken, user: userOf(idToken) };
  storeIdToken(idToken);
}

/** Logs out in every tab. */
export function clearIdToken(): void {
  refresh = null;
  clockLeadMs = 0;
  safeLocalStorage.write(key, null);
  readAgain();
}

/** Null once its user has logged out. */
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
    if (!tokens) refresh = null;
    else if (getRefreshToken() === held) storeTokens(tokens);
    // Logged out meanwhile.
    else if (tokens.refreshToken) void revokeToken(tokens.refreshToken);
  } catch (error) {
    console.warn('The login could not be renewed just now.', error);
  }
}

/** Renews a token that ends within a minute. Null if nobody is logged in. Never throws. */
export async function freshIdToken(): Promise<string | null> {
  const { expiresAtMs = Infinity } = claimsOf(getIdToken() ?? '') ?? {};
  if (expiresAtMs - sessionNow() <= minute) await renewLogin();
  return getIdToken();
}

/** Null if nobody is logged in; undefined while prerendering and hydrating. */
export const useIdToken = idTokenStore.useValue;

/** Stable across renewals of the token. */
export function useSessionUser(): string | null | undefined {
  const token = useIdToken();
  return token ? userOf(token) : token;
}
