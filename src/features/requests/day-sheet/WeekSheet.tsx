import { formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import type { weekSheet } from '#src/domain/weekSheet.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { nameOf } from '#src/features/requests/list/requestColumns.tsx';
import { asOf } from './asOf.ts';
import styles from './WeekSheet.module.css';

interface WeekSheetProps {
  clinic: string;
  /** The other filters that apply, in words; '' for none. */
  limits: string;
  week: ReturnType<typeof weekSheet>;
  calls: Calls | undefined;
  loadedAt: number | undefined;
  now: ClockTime;
  onOpen: (request: AppointmentRequest) => void;
  onDay: (day: string) => void;
}

/** No clinic sees more in a day; a browser would take seconds for thousands. */
const mostRows = 100;

/** A week of one clinic: a column a day, each with what was asked for. */
export function WeekSheet(props: WeekSheetProps) {
  const { clinic, limits, week, calls, loadedAt, now, onOpen, onDay } = props;
  const [first, last] = [week[0]?.day ?? '', week.at(-1)?.day ?? ''];
  const count = week.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section className={styles.sheet} aria-label="Week" data-paper data-rows="" tabIndex={-1}>
      <header className={styles.head} data-layout="cluster" data-gap="4" data-align="baseline">
        <h2 className={styles.clinic} translate="no">
          {clinic}
        </h2>
        <p className="strong">{`${formatDate(first)} to ${formatDate(last)}`}</p>
        <p>
          {[requestsPhrase(count), limits && `only ${limits}`, loadedAt && asOf(loadedAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <ol className={`framed numeric ${styles.week}`}>
        {week.map(({ day, rows }) => (
          <li key={day} className={styles.day} data-today={day === now.date || undefined}>
            <h3 className={styles.title}>
              <button
                type="button"
                className="text-button"
                aria-label={`Day sheet of ${weekdayOf(day)}, ${formatDate(day)}`}
                aria-current={day === now.date ? 'date' : undefined}
                onClick={() => onDay(day)}
              >
                {`${weekdayOf(day).slice(0, 3)} ${formatDate(day).replace(/ \d{4}$/, '')}`}
              </button>{' '}
              <span className={styles.count}>{rows.length}</span>
            </h3>
            <ol>
              {rows.slice(0, mostRows).map((request, index) => (
                <li key={`${request.id}-${index}`} className={`breaks ${styles.visit}`}>
                  <strong>{formatTime(shortened(request.time, 40)) || 'No time'}</strong>{' '}
                  <button
                    type="button"
                    className={`text-button ${styles.name}`}
                    translate="no"
                    onClick={() => onOpen(request)}
                  >
                    {shortened(nameOf(request), 80)}
                  </button>{' '}
                  <span className="soft">
                    {[request.appointmentType, request.petType]
                      .filter(Boolean)
                      .map((text) => shortened(text, 60))
                      .join(', ')}
                  </span>{' '}
                  <span className="strong">
                    {calls?.store
                      .badgesOf(request, now)
                      .map(({ text }) => text)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ol>
            {rows.length > mostRows && (
              <p className="small">{`${rows.length - mostRows} more are not shown.`}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
