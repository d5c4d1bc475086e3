import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { clinicNow } from '#src/domain/time/clock.ts';
import { usePrerendered } from './hydration/usePrerendered.ts';
import type { ClockTime } from '#src/domain/types.ts';

import { idle } from './idle.ts';

const minute = 60_000;

/**
 * The clinics' wall clock, to the minute. Undefined in prerendered markup, and until the browser is idle after hydration. It is read again
 * as each minute begins, and when the page is shown again.
 */
export function useClinicNow(timeZone: string): ClockTime | undefined {
  const [waits, setWaits] = useState(usePrerendered());
  const minutes = useSyncExternalStore(
    subscribe,
    () => (waits ? undefined : Math.floor(Date.now() / minute)),
    () => undefined,
  );

  useEffect(() => {
    if (!waits) return;
    void idle(2000).then(() => {
      // The first formatting with a time zone takes the longest: a task of its own.
      clinicNow(new Date(), timeZone);
      startTransition(() => setWaits(false));
    });
  }, [waits, timeZone]);

  return useMemo(
    () => (minutes === undefined ? undefined : clinicNow(new Date(minutes * minute), timeZone)),
    [minutes, timeZone],
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMinute = () => {
    timer = setTimeout(
      () => {
        onChange();
        waitForMinute();
      },
      minute - (Date.now() % minute),
    );
  };
  waitForMinute();
  // Look again when the page is shown: a phone in a pocket stops its timers.
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
