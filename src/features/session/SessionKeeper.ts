import type { Tokens } from '#src/api/cognito.ts';
import { RenewalRefused, renewTokens, revokeToken } from '#src/api/renewal.ts';
import {
  forgetRefreshToken,
  getIdToken,
  getRefreshToken,
  type HeldRefreshToken,
  sessionNow,
  setRenewal,
  setSessionClock,
  storeTokens,
  subscribeToSession,
} from '#src/api/session.ts';
import { createStore } from '#src/components/createStore.ts';
import { withLock } from '#src/components/webLocks.ts';
import { claimsOf } from '#src/domain/idToken.ts';
import {
  retryAfterMs,
  type SessionTimes,
  sessionTimes,
  urgentMs,
} from '#src/domain/sessionTimes.ts';
import { SessionChannel } from './SessionChannel.ts';

/** What the page says about a session that can't be renewed. */
export interface SessionEnd {
  /** `refused`: Cognito does not renew it any more; `soon`: it ends within minutes; `over`: it has ended. */
  kind: 'refused' | 'soon' | 'over';
  /** ms since 1970, by this device's clock. */
  endsAt: number;
}

/** How long a refused tab waits for another tab's newer refresh token, in ms. */
const graceMs = 1000;

/** A renewal without an answer is given up after this, in ms. */
const timeoutMs = 20_000;

/** However short a token's life, it is renewed no more often than this, in ms. */
const shortestMs = 30_000;

/** setTimeout takes no more; 2^31 ms are 24 days. */
const longestTimerMs = 2 ** 31 - 1;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Keeps the session of this tab alive (docs/decisions/0022-refresh-token-in-memory.md): renews the ID token before it ends, shares
 * the refresh token with the other tabs, and knows when the session ends. One for each tab.
 */
class SessionKeeper {
  readonly #end = createStore<SessionEnd | undefined>(undefined);
  #stop: (() => void) | undefined;
  #channel: SessionChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewing: Promise<void> | undefined;
  #token: string | null | undefined;
  /** The token had not ended when this tab first saw it. */
  #wasAlive = false;
  #isRefused = false;
  #failures = 0;
  #retryAt = 0;

  /** What to say of the session's end; undefined while there is nothing to say. */
  readonly useEnd = this.#end.useValue;

  /** Begins; a second call does nothing. */
  start(): void {
    if (this.#stop) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const channel = new SessionChannel({
      onShared: this.#check,
      onRefused: this.#endRenewal,
    });
    this.#channel = channel;
    const unsubscribe = subscribeToSession(this.#onToken);
    // Timers stop while a tab or device sleeps.
    document.addEventListener('visibilitychange', this.#check, { signal });
    for (const event of ['focus', 'pageshow', 'online'] as const)
      window.addEventListener(event, this.#retryNow, { signal });
    setRenewal(() => this.#renewUrgently());
    this.#stop = () => {
      stopping.abort();
      unsubscribe();
      channel.close();
      setRenewal(undefined);
      clearTimeout(this.#timer);
    };
    this.#onToken();
  }

  /** Ends; for tests. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#token = undefined;
    this.#isRefused = false;
    this.#failures = 0;
    this.#setEnd(undefined);
  }

  /** Handles a changed token: somebody logged in or out, here or in another tab, or it was renewed. */
  readonly #onToken = (event?: Event) => {
    const token = getIdToken();
    if (token === this.#token) return;
    // Another tab's token was issued just now, unless this page was asleep, or kept for 'back', and hears of it late.
    if (token && event?.type === 'storage' && !document.hidden) setSessionClock(token);
    this.#token = token;
    const endsAt = currentTimes()?.endsAt;
    this.#wasAlive = endsAt !== undefined && endsAt > sessionNow();
    this.#isRefused = false;
    this.#failures = 0;
    this.#retryAt = sessionNow() + shortestMs;
    this.#channel?.askOrShare();
    this.#check();
  };

  readonly #retryNow = () => {
    this.#retryAt = 0;
    this.#check();
  };

  /** Renews where it is time, says what there is to say, and sets the timer for the next instant. */
  readonly #check = () => {
    clearTimeout(this.#timer);
    const times = currentTimes();
    this.#setEnd(times && this.#endFor(times));
    if (!times) return;
    const now = sessionNow();
    const renewable = getRefreshToken() !== null;
    const renewAt = renewable ? Math.max(times.renewAt, this.#retryAt) : Infinity;
    if (renewAt <= now) {
      void this.#renew();
      return;
    }
    const next = [renewAt, times.noticeAt, times.endsAt].filter((instant) => instant > now);
    if (next.length === 0) return;
    const waitMs = Math.min(...next) - now;
    this.#timer = setTimeout(this.#check, Math.min(waitMs, longestTimerMs));
  };

  #endFor({ noticeAt, endsAt }: SessionTimes): SessionEnd | undefined {
    if (getRefreshToken() && this.#failures === 0) return undefined;
    const now = sessionNow();
    const onThisClock = endsAt + (Date.now() - now);
    // If the token had ended when first seen, only this clock says so, and it may be wrong: wait for the API's answer.
    if (endsAt <= now) return this.#wasAlive ? { kind: 'over', endsAt: onThisClock } : undefined;
    if (this.#isRefused) return { kind: 'refused', endsAt: onThisClock };
    return noticeAt <= now ? { kind: 'soon', endsAt: onThisClock } : undefined;
  }

  #setEnd(end: SessionEnd | undefined) {
    const known = this.#end.get();
    if (end?.kind !== known?.kind || end?.endsAt !== known?.endsAt) this.#end.set(end);
  }

  /** For a call that is about to be made. */
  async #renewUrgently(): Promise<void> {
    const times = currentTimes();
    if (times && getRefreshToken() && times.endsAt - sessionNow() <= urgentMs) await this.#renew();
  }

  /** One renewal at a time, in this tab and among all. Never throws. */
  #renew(): Promise<void> {
    const tried = getRefreshToken();
    this.#renewing ??= withLock('session-renewal', () => this.#renewOnce()).finally(() => {
      this.#renewing = undefined;
      const now = sessionNow();
      // Wait before the next try; otherwise one that fails at once would repeat without end.
      if (getRefreshToken() === tried && this.#retryAt <= now) this.#retryAt = now + shortestMs;
      this.#check();
    });
    return this.#renewing;
  }

  async #renewOnce(): Promise<void> {
    const held = getRefreshToken();
    const times = currentTimes();
    // Another tab may have renewed while this one waited for the lock.
    if (!held || !times || times.renewAt > sessionNow()) return;
    try {
      keep(await renewTokens(held.token, AbortSignal.timeout(timeoutMs)), held);
    } catch (error) {
      if (error instanceof RenewalRefused) await this.#onRefused(held);
      else {
        console.warn('The login could not be renewed just now.', error);
        this.#failures += 1;
        this.#retryAt = sessionNow() + retryAfterMs(this.#failures);
      }
    }
  }

  /** With rotation, another tab may have used the token first: its newer one is on the way. */
  async #onRefused(held: HeldRefreshToken): Promise<void> {
    this.#channel?.ask();
    await pause(graceMs);
    if (getRefreshToken() !== held) return;
    this.#channel?.tellRefused(held);
    this.#endRenewal();
  }

  /** The session lasts until its ID token ends. */
  readonly #endRenewal = () => {
    forgetRefreshToken();
    this.#isRefused = true;
    this.#failures = 0;
    this.#check();
  };
}

/** Stores renewed tokens, unless the user has logged out meanwhile. */
function keep(tokens: Tokens, used: HeldRefreshToken): void {
  if (getRefreshToken() === used) storeTokens(tokens);
  else if (tokens.refreshToken) void revokeToken(tokens.refreshToken);
}

function currentTimes(): SessionTimes | undefined {
  const token = getIdToken();
  return token ? sessionTimes(claimsOf(token) ?? {}) : undefined;
}

/** The keeper of this tab. */
export const sessionKeeper = new SessionKeeper();
