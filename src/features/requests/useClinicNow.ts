import { useEffect, useState } from 'react';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { ClockTime } from '#src/domain/types.ts';

const minuteMs = 60_000;

/** What the clinic's clock shows: it moves on every minute, and at once where a sleeping tab is shown again. */
export function useClinicNow(): ClockTime {
  const [now, setNow] = useState(readClock);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, minuteMs - (Date.now() % minuteMs));
      setNow((before) => {
        const next = readClock();
        return next.date === before.date && next.time === before.time ? before : next;
      });
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return now;
}

function readClock(): ClockTime {
  return clinicNow(new Date(), config.clinicTimeZone);
}
