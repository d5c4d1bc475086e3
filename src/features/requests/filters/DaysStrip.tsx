import { useMemo } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { addDays, formatDate, weekdayOf } from '#src/domain/time/dates.ts';
import { requestsPhrase } from '#src/features/requests/countLine.ts';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';
import { type DatePeriod, rangeOf } from './requestFilters.ts';
import type { ChangeFilters } from './useRequestFilters.ts';
import styles from './DaysStrip.module.css';

const daysShown = 14;

interface DaysStripProps {
  requests: readonly AppointmentRequest[];
  period: DatePeriod;
  onChange: ChangeFilters;
}

/** The number of requests on each of the next days. A press lists that day, a second one all days. */
export function DaysStrip({ requests, period, onChange }: DaysStripProps) {
  const today = useRequestListContext().now.date;
  const days = useMemo(() => countByDay(requests, today), [requests, today]);
  // A prerendered page must not contain the days of its build.
  const isHydrated = useHydrated();
  const maxCount = Math.max(1, ...days.map(({ count }) => count));

  /** Lists this day's requests; those of all days for ''. */
  function choose(day: string) {
    const chosen = { from: day, to: day };
    const range = rangeOf(chosen, today);
    onChange(range ? { range } : chosen);
  }

  return (
    <ol className={`screen-only numeric ${styles.strip}`} aria-label="Requests of the next 14 days">
      {days.map(({ day, count }, index) => {
        if (!isHydrated) return <li key={index} className={styles.day} />;
        const isShown = period.from === day && period.to === day;
        const weekday = weekdayOf(day).slice(0, 3);
        const date = formatDate(day);
        return (
          <li key={day}>
            <button
              type="button"
              className={`${styles.day} ${count ? '' : 'soft'}`}
              data-choice="bare"
              aria-pressed={isShown}
              // Begins with the visible text, so that it can be pressed by voice.
              aria-label={`${weekday} ${date}: ${requestsPhrase(count)}`}
              onClick={() => choose(isShown ? '' : day)}
            >
              <span>
                {weekday} {Number(day.slice(8))}
              </span>
              <span className="strong">{count}</span>
              <svg
                className={styles.bar}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect width={(100 * count) / maxCount} height="1" />
              </svg>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function countByDay(requests: readonly AppointmentRequest[], today: string) {
  const counts = new Map(
    Array.from({ length: daysShown }, (_, ahead) => [addDays(today, ahead), 0]),
  );
  for (const { date } of requests) {
    const count = counts.get(date);
    if (count !== undefined) counts.set(date, count + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}
