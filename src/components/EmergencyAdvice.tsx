import styles from './EmergencyAdvice.module.css';

/** What to do in an emergency, by the hour: one line for each sentence of `domain/emergency.ts`. */
export function EmergencyAdvice({
  advice,
  className = '',
}: {
  advice: readonly string[];
  className?: string;
}) {
  return (
    <p className={`${styles.advice} ${className}`.trimEnd()}>
      {advice.map((sentence) => (
        <span key={sentence}>{`${sentence} `}</span>
      ))}
    </p>
  );
}
