import { useEffect, useState } from 'react';
import { getRefreshToken, renewLogin, sessionNow, useIdToken } from '#src/api/loginTokens.ts';
import { claimsOf } from '#src/domain/idToken.ts';
import { sessionTimes } from './sessionTimes.ts';

export interface SessionEnd {
  isOver: boolean;
  /** In ms since 1970, by this device's clock. */
  endsAt: number;
}

/** In ms, between failed renewals. */
const retryMs = 30_000;

/** In ms: setTimeout overflows after 24 days. */
const maxTimerMs = 24 * 3_600_000;

/**
 * Renews the login in the tab with the refresh token (docs/decisions/0009-what-the-browser-keeps.md). Returns an end that is
 * near or past.
 */
export function useSessionRenewal(): SessionEnd | undefined {
  const token = useIdToken();
  const [end, setEnd] = useState<SessionEnd>();

  useEffect(() => {
    setEnd(undefined);
    const times = sessionTimes(claimsOf(token ?? '') ?? {});
    if (!times) return undefined;
    const { renewAt, noticeAt, endsAt } = times;
    // A token that looks expired at first may mean a wrong clock: the API's answer decides.
    const wasAlive = endsAt > sessionNow();
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: ReturnType<typeof setTimeout>;

    async function check() {
      const isDue = getRefreshToken() !== null && renewAt <= sessionNow();
      // A new token runs this effect again.
      if (isDue) await renewLogin();
      clearTimeout(timer);
      if (signal.aborted) return;
      const now = sessionNow();
      const isNear = wasAlive && noticeAt <= now;
      const onThisClock = endsAt + (Date.now() - now);
      setEnd(isNear ? { isOver: endsAt <= now, endsAt: onThisClock } : undefined);
      const next = [renewAt, noticeAt, endsAt].filter((instant) => instant > now);
      const wait = isDue ? retryMs : Math.min(maxTimerMs, ...next.map((instant) => instant - now));
      timer = setTimeout(() => void check(), wait);
    }

    const checkNow = () => void check();
    // Timers stop while a tab or device sleeps.
    document.addEventListener('visibilitychange', checkNow, { signal });
    for (const event of ['focus', 'online', 'pageshow'])
      window.addEventListener(event, checkNow, { signal });
    checkNow();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [token]);

  return end;
}
