import type { ReactNode } from 'react';
import styles from './ListFoot.module.css';

interface ListFootProps {
  /** Which rows are shown; announced when it changes. */
  line: string;
  /** Announced, but not shown. */
  announcement?: string;
  /** Pagination and actions. */
  children?: ReactNode;
}

/** The foot of a staff list. */
export function ListFoot({ line, announcement, children }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <p className="small numeric" aria-live="polite">
        {line}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {children}
    </div>
  );
}
