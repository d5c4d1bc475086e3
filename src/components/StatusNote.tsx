import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StatusNote.module.css';

interface StatusNoteProps {
  /** What is the matter and what can be done; without it nothing shows, but the live region stands ready. */
  message?: string | undefined;
  /** The doing: a button, a link. */
  children?: ReactNode;
}

/** A quiet line above a list that says what a person can do about it. */
export function StatusNote({ message, children }: StatusNoteProps) {
  return (
    <div className={styles.note} tabIndex={-1} data-note="" data-empty={message ? undefined : ''}>
      {message && <Info aria-hidden strokeWidth={1.5} className={styles.icon} />}
      <p role="status" className={styles.message}>
        {message}
      </p>
      {message && children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
