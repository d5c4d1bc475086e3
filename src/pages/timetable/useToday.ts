import { useEffect, useState } from 'react';
import { config } from '#src/config/env.ts';
import { clinicNow, weekdayOf } from '#src/domain/clock.ts';

/**
 * Today's weekday in the clinic's time zone ('Monday'). Undefined until the page is hydrated: prerendered markup knows
 * no day.
 */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const update = () => setToday(weekdayOf(clinicNow(new Date(), config.clinicTimeZone).date));
    update();
    // For a page that stays open overnight.
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  return today;
}
