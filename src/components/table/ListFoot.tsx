import type { ReactNode } from 'react';
import { Cluster } from '#src/components/layout/Stack.tsx';
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
    <Cluster gap={4} justify="between" className={styles.foot}>
      <p className="small numeric">{line}</p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {children}
    </Cluster>
  );
}
