import styles from './EmergencyLabel.module.css';

/** A line with the dot that stands for emergencies alone. */
export function EmergencyLabel({ words }: { words: string }) {
  return (
    <p className={`strong ${styles.label}`}>
      <span key={words}>{words}</span>
    </p>
  );
}
