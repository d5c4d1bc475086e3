import { RenewalRefused, renewTokens, revokeToken } from '#src/api/renewal.ts';
import {
  forgetRefreshToken,
  getIdToken,
  getRefreshToken,
  sessionNow,
  setRenewal,
  setSessionClock,
  storeTokens,
  subscribeToSession,
} from '#src/api/session.ts';
import { claimsOf } from '#src/domain/idToken.ts';
import { type SessionTimes, sessionTimes, urgentMs } from './sessionTimes.ts';

/** What the page says about a session that can't be renewed. */
export interface SessionEnd {
  /** `refused`: Cognito does not renew it any more; `soon`: it ends within minutes; `over`: it has ended. */
  kind: 'refused' | 'soon' | 'over';
  /** ms since 1970, by this device's clock. */
  endsAt: number;
}

/** A renewal without an answer is given up after this, in ms. */
const timeoutMs = 20_000;

/** A renewal is tried no more often than this, in ms. */
const pauseMs = 30_000;

/** setTimeout takes no more; 2^31 ms are 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Keeps the login alive (docs/decisions/0022-refresh-token-in-memory.md): one timer renews the ID token before it ends. `onEnd` gets
 * what there is to say of the session's end, undefined for nothing. Returns a function that stops it.
 */
export function keepSession(onEnd: (end: SessionEnd | undefined) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let token: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<void> | undefined;
  /** The token had not ended when this tab first saw it. */
  let wasAlive = false;
  let isRefused = false;
  let hasFailed = false;
  let retryAt = 0;

  /** Handles a changed token: a login, a log out or a renewal, here or in another tab. */
  function onToken(event?: Event) {
    const next = getIdToken();
    if (next === token) return;
    // Another tab's token was issued just now, unless this page was asleep and hears of it late.
    if (next && event?.type === 'storage' && !document.hidden) setSessionClock(next);
    token = next;
    const endsAt = currentTimes()?.endsAt;
    wasAlive = endsAt !== undefined && endsAt > sessionNow();
    isRefused = false;
    hasFailed = false;
    retryAt = sessionNow() + pauseMs;
    check();
  }

  /** Renews where it is time, says what there is to say, and sets the timer for the next instant. */
  function check() {
    clearTimeout(timer);
    if (signal.aborted) return;
    const times = currentTimes();
    onEnd(times && endFor(times));
    if (!times) return;
    const now = sessionNow();
    const renewAt = getRefreshToken() ? Math.max(times.renewAt, retryAt) : Infinity;
    if (renewAt <= now) {
      void renew();
      return;
    }
    const next = [renewAt, times.noticeAt, times.endsAt].filter((instant) => instant > now);
    timer = setTimeout(check, Math.min(...next.map((instant) => instant - now), longestTimerMs));
  }

  function retryNow() {
    retryAt = 0;
    check();
  }

  function endFor({ noticeAt, endsAt }: SessionTimes): SessionEnd | undefined {
    if (getRefreshToken() && !hasFailed) return undefined;
    const now = sessionNow();
    const onThisClock = endsAt + (Date.now() - now);
    // If the token had ended when first seen, only this clock says so, and it may be wrong: wait for the API's answer.
    if (endsAt <= now) return wasAlive ? { kind: 'over', endsAt: onThisClock } : undefined;
    if (isRefused) return { kind: 'refused', endsAt: onThisClock };
    return noticeAt <= now ? { kind: 'soon', endsAt: onThisClock } : undefined;
  }

  /** One renewal at a time. Never throws. */
  function renew(): Promise<void> {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
      retryAt = Math.max(retryAt, sessionNow() + pauseMs);
      check();
    });
    return renewing;
  }

  async function renewOnce() {
    const held = getRefreshToken();
    if (!held) return;
    try {
      const tokens = await renewTokens(held, AbortSignal.timeout(timeoutMs));
      hasFailed = false;
      if (getRefreshToken() === held) storeTokens(tokens);
      // The user has logged out meanwhile.
      else if (tokens.refreshToken) void revokeToken(tokens.refreshToken);
    } catch (error) {
      if (error instanceof RenewalRefused) {
        forgetRefreshToken();
        isRefused = true;
      } else {
        console.warn('The login could not be renewed just now.', error);
        hasFailed = true;
      }
    }
  }

  const unsubscribe = subscribeToSession(onToken);
  // Timers stop while a tab or device sleeps.
  document.addEventListener('visibilitychange', check, { signal });
  for (const event of ['focus', 'online'] as const)
    window.addEventListener(event, retryNow, { signal });
  setRenewal(async () => {
    const times = currentTimes();
    if (times && times.endsAt - sessionNow() <= urgentMs) await renew();
  });
  onToken();

  return () => {
    stopping.abort();
    clearTimeout(timer);
    unsubscribe();
    setRenewal(undefined);
  };
}

function currentTimes(): SessionTimes | undefined {
  const token = getIdToken();
  return token ? sessionTimes(claimsOf(token) ?? {}) : undefined;
}
