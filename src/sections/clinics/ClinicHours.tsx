import { useId } from 'react';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { Cluster } from '#src/components/Stack.tsx';
import { config } from '#src/config/env.ts';
import { formatDate, weekdayOf } from '#src/domain/clock.ts';
import { type OpeningHours, rangesText } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import styles from './ClinicHours.module.css';

interface ClinicHoursProps {
  heading: string;
  holidaysHeading: string;
  hours: OpeningHours;
  note: string;
}

/** The hours of each day on a card, today's marked, and the days that differ. */
export function ClinicHours({ heading, holidaysHeading, hours, note }: ClinicHoursProps) {
  const id = useId();
  const now = useClinicNow(hours.timeZone ?? config.clinicTimeZone);
  const today = now && weekdayOf(now.date);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul data-lines>
        {weekdays.map((day) => {
          const ranges = hours.week[day] ?? [];
          return (
            <Day key={day} name={day} isClosed={ranges.length === 0} isToday={day === today}>
              {rangesText(ranges)}
            </Day>
          );
        })}
      </ul>
      {hours.holidays.length > 0 && (
        <>
          <h3>{holidaysHeading}</h3>
          <ul data-lines>
            {hours.holidays.map(({ date, name, ranges = [] }) => (
              <Day
                key={date}
                name={name}
                detail={formatDate(date)}
                isClosed={ranges.length === 0}
                isToday={date === now?.date}
              >
                {rangesText(ranges)}
              </Day>
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>{note}</p>
    </section>
  );
}

interface DayProps {
  name: string;
  detail?: string;
  isClosed: boolean;
  isToday: boolean;
  /** Its hours. */
  children: string;
}

function Day({ name, detail, isClosed, isToday, children }: DayProps) {
  return (
    <Cluster
      as="li"
      align="baseline"
      justify="between"
      className={styles.day}
      data-closed={isClosed || undefined}
      data-today={isToday || undefined}
    >
      <span className={styles.name}>
        <span>{name}</span>
        {isToday && <span className={styles.today}>Today</span>}
        {detail && <small>{detail}</small>}
      </span>
      <span className={styles.hours}>{children}</span>
    </Cluster>
  );
}
