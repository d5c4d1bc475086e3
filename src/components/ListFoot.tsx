import type { ReactNode } from 'react';
import styles from './ListFoot.module.css';

interface ListFootProps {
  /** Which part of the list is in view; announced when it changes. */
  line: string;
  /** Something to announce that the eye sees elsewhere. */
  quiet?: string;
  /** The pager. */
  children?: ReactNode;
}

/** The foot of a staff list. */
export function ListFoot({ line, quiet, children }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <p className="small numeric" aria-live="polite">
        {line}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {quiet}
      </p>
      {children}
    </div>
  );
}
