import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StatusNote.module.css';

interface StatusNoteProps {
  /** What happened and what can be done. Without it nothing is shown, but the live region is there. */
  message?: string | undefined;
  /** Buttons and links to do it. */
  children?: ReactNode;
}

/** An unobtrusive message above a list, with what can be done about it. */
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
