import { useMemo, useSyncExternalStore } from 'react';
import { clinicNow } from '#src/domain/clock.ts';
import type { ClockTime } from '#src/domain/types.ts';

const minute = 60_000;

/**
 * The minute that it is. Undefined until the page is hydrated: prerendered markup knows no time. It is read again as each minute
 * begins, and when the page is shown again.
 */
function useThisMinute(): Date | undefined {
  const minutes = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return useMemo(() => (minutes === undefined ? undefined : new Date(minutes * minute)), [minutes]);
}

/** The clinics' wall clock, to the minute. Undefined until the page is hydrated. */
export function useClinicNow(timeZone: string): ClockTime | undefined {
  const instant = useThisMinute();
  return useMemo(() => instant && clinicNow(instant, timeZone), [instant, timeZone]);
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
