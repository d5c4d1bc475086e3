import { Row } from '#src/components/layout/Stack.tsx';
import { config } from '#src/config/env.ts';
import { isOpenAt, type OpeningHours, openText, weekText } from '#src/domain/time/openingHours.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import styles from './ClinicTimes.module.css';

interface ClinicTimesProps extends OpeningHours {
  /** On a phone, shows the status in place of the hours once the clock is known. */
  oneLine?: boolean;
}

/** The week's hours in a line, and a line for whether it is open now, reserved until the clock is known. */
export function ClinicTimes({ oneLine, ...clinic }: ClinicTimesProps) {
  const now = useClinicNow(config.clinicTimeZone);
  const isOpen = now && isOpenAt(clinic, now);
  return (
    <div
      className={`numeric ${styles.times}`}
      data-one-line={oneLine}
      data-known={now ? '' : undefined}
    >
      <p className={`soft ${styles.hours}`}>{weekText(clinic.hours)}</p>
      <Row
        as="p"
        gap={2}
        align="baseline"
        className={`strong ${styles.state}`}
        data-open={isOpen || undefined}
      >
        {now && openText(clinic, now)}
      </Row>
    </div>
  );
}
