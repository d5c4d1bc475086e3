import styles from './EmergencyAdvice.module.css';

/** What to do in an emergency, by the hour: one line for each sentence of `domain/emergency.ts`. Told once on a page, and not on every one. */
export function EmergencyAdvice({
  advice,
  className = '',
}: {
  advice: readonly string[];
  className?: string;
}) {
  return (
    <p className={`${styles.advice} ${className}`.trimEnd()} data-urgent>
      {advice.map((sentence) => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
    </p>
  );
}
