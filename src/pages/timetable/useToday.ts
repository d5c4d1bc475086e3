import { useEffect, useState } from 'react';
import { config } from '#src/config/env.ts';
import { clinicNow, weekdayOf } from '#src/domain/clock.ts';

/** The weekday on the clinic's wall ('Monday'); undefined until the page is alive: prerendered markup knows no day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(weekdayOf(clinicNow(new Date(), config.clinicTimeZone).date));
    look();
    // A page that was left open overnight.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
