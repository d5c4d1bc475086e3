import { Row } from '#src/components/Stack.tsx';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { config } from '#src/config/env.ts';
import {
  type OpeningHours,
  openStateAt,
  openStateText,
  weekText,
} from '#src/domain/openingHours.ts';
import styles from './ClinicTimes.module.css';

interface ClinicTimesProps {
  hours: OpeningHours;
  /** On a phone in one place: the hours until it is known whether it is open, then that. */
  oneLine?: boolean;
}

/** The week's hours in a line, and whether it is open now, by the clinic's clock. The second line has its room before it is known. */
export function ClinicTimes({ hours, oneLine }: ClinicTimesProps) {
  const now = useClinicNow(hours.timeZone ?? config.clinicTimeZone);
  const isOpen = now && openStateAt(hours, now).open;
  return (
    <div
      className={`numeric ${styles.times}`}
      data-one-line={oneLine}
      data-known={now ? '' : undefined}
    >
      <p className={`soft ${styles.hours}`}>{weekText(hours.week)}</p>
      <Row
        as="p"
        gap={2}
        align="baseline"
        className={`strong ${styles.state}`}
        data-open={isOpen || undefined}
      >
        {now && openStateText(hours, now)}
      </Row>
    </div>
  );
}
