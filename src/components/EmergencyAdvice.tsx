import { clinicNow } from '#src/domain/clock.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './EmergencyAdvice.module.css';
import { SiteLink } from './SiteLink.tsx';
import { useThisMinute } from './useClinicNow.ts';

interface EmergencyAdviceProps {
  advice: EmergencyWords;
  /** Where the visitor is, if that is known. */
  city?: string | undefined;
  className?: string;
}

/** What to do in an emergency, by the hour: one line for each sentence of `domain/emergency.ts`. Told once on a page, and not on every one. */
export function EmergencyAdvice({ className = '', ...advice }: EmergencyAdviceProps) {
  return (
    <p className={`${styles.advice} ${className}`.trimEnd()} data-urgent>
      <EmergencyLines {...advice} />
    </p>
  );
}

/** Its sentences, some with the number that they end with: what holds now, once the clock is known. */
export function EmergencyLines({ advice, city }: Omit<EmergencyAdviceProps, 'className'>) {
  const { usual, onDates, timeZone } = advice;
  const instant = useThisMinute();
  const byClock = city ? advice.inCity : advice.now;
  let lines = usual;
  if (instant)
    lines = byClock
      ? byClock((zone = timeZone) => clinicNow(instant, zone), city)
      : (onDates[clinicNow(instant, timeZone).date] ?? usual);
  return lines.map((line) =>
    typeof line === 'string' ? (
      <span key={line}>{`${line} `}</span>
    ) : (
      <span key={line.text}>
        <span>{`${line.text} `}</span>
        <SiteLink href={line.phone.href} translate="no">
          {line.phone.display}
        </SiteLink>{' '}
      </span>
    ),
  );
}
