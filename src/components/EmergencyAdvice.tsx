import { clinicNow } from '#src/domain/clock.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './EmergencyAdvice.module.css';
import { SiteLink } from './SiteLink.tsx';
import { useThisMinute } from './useClinicNow.ts';

interface EmergencyAdviceProps {
  advice: EmergencyWords;
  className?: string;
}

/** What to do in an emergency, by the hour: one line for each sentence of `domain/emergency.ts`. Told once on a page, and not on every one. */
export function EmergencyAdvice({ advice, className = '' }: EmergencyAdviceProps) {
  return (
    <p className={`${styles.advice} ${className}`.trimEnd()} data-urgent>
      <EmergencyLines advice={advice} />
    </p>
  );
}

/** Its sentences, some with the number that they end with: what holds now, once the clock is known. */
export function EmergencyLines({ advice }: Pick<EmergencyAdviceProps, 'advice'>) {
  const { usual, onDates, timeZone, now } = advice;
  const instant = useThisMinute();
  let lines = usual;
  if (instant)
    lines = now
      ? now((zone = timeZone) => clinicNow(instant, zone))
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
