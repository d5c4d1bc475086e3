import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './EmergencyAdvice.module.css';
import { useClinicNow } from './useClinicNow.ts';

/** What to do in an emergency, by the hour: one line for each sentence of `domain/emergency.ts`. Told once on a page, and not on every one. */
export function EmergencyAdvice({
  advice: { usual, onDates, timeZone },
  className = '',
}: {
  advice: EmergencyWords;
  className?: string;
}) {
  const now = useClinicNow(timeZone);
  const sentences = (now && onDates[now.date]) ?? usual;
  return (
    <p className={`${styles.advice} ${className}`.trimEnd()} data-urgent>
      {sentences.map((sentence) => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
    </p>
  );
}
