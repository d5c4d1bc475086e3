import styles from './EmergencyNow.module.css';

/** A line with the emergency dot. */
export function EmergencyLabel({ text }: { text: string }) {
  return (
    <p className={`strong ${styles.label}`}>
      <span key={text}>{text}</span>
    </p>
  );
}
