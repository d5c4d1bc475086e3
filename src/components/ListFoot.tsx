import type { ReactNode } from 'react';
import styles from './ListFoot.module.css';

interface ListFootProps {
  /** Which rows are shown. */
  line?: string;
  /** Announced, but not shown. */
  announcement?: string;
  /** Pagination and actions. */
  children?: ReactNode;
}

/** The foot of a staff list. */
export function ListFoot({ line, announcement, children }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <p className="small numeric">{line}</p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {children}
    </div>
  );
}
