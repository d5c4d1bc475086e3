import {
  type OpeningHours,
  openStateAt,
  openStateText,
  weekText,
} from '#src/domain/openingHours.ts';
import type { ClockTime } from '#src/domain/types.ts';
import styles from './ClinicTimes.module.css';

interface ClinicTimesProps {
  hours: OpeningHours;
  /** The clinic's wall clock; undefined until the page is hydrated. */
  now: ClockTime | undefined;
  /** On a phone one line: the hours until it is known whether it is open, then that. */
  oneLine?: boolean;
}

/** The week's hours in a line, and whether it is open now. The second line has its room before it is known. */
export function ClinicTimes({ hours, now, oneLine }: ClinicTimesProps) {
  const isOpen = now && openStateAt(hours, now).open;
  return (
    <div className={styles.times} data-one-line={oneLine} data-known={now ? '' : undefined}>
      <p className={styles.hours}>{weekText(hours.week)}</p>
      <p className={styles.state} data-open={isOpen || undefined}>
        {now && openStateText(hours, now)}
      </p>
    </div>
  );
}
