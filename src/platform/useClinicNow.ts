import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ClockTime, clockAt } from '#src/domain/time/clock.ts';
import { usePrerendered } from './hydration/usePrerendered.ts';
import { idle } from './idle.ts';

const minute = 60_000;

/** The clinic’s clock to the minute, read on each render; undefined in prerendered markup and, unless urgent, until idle. */
export function useClinicNow(timeZone: string, { isUrgent = false } = {}): ClockTime | undefined {
  const isPrerendered = usePrerendered();
  const [isWaiting, setIsWaiting] = useState(isPrerendered && !isUrgent);
  const minutes = useSyncExternalStore(
    subscribe,
    () => (isWaiting ? undefined : Math.floor(Date.now() / minute)),
    () => undefined,
  );

  useEffect(() => {
    if (!isWaiting) return;
    void idle(2000).then(() => {
      // Warms the formatter, the slowest step, in a task of its own.
      clockAt(new Date(), timeZone);
      startTransition(() => setIsWaiting(false));
    });
  }, [isWaiting, timeZone]);

  return useMemo(
    () => (minutes === undefined ? undefined : clockAt(new Date(minutes * minute), timeZone)),
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
  // A sleeping phone stops timers.
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
