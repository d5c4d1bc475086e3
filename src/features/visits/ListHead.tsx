import type { ReactNode } from 'react';
import { Cluster } from '#src/components/layout/Stack.tsx';
import styles from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  /** The owners and their number. */
  owner?: string | undefined;
  /** What the list holds; announced when it changes. */
  status: ReactNode;
  /** It could not be loaded: what says so is announced instead. */
  failed?: boolean;
  /** What can be done about it, beside it. */
  action?: ReactNode;
  /** Filters. */
  children?: ReactNode;
}

/** The head of a staff list: its title, its status, and on the right its filters. */
export function ListHead({
  title,
  owner,
  status,
  failed = false,
  action,
  children,
}: ListHeadProps) {
  return (
    <Cluster gap={3} align="end" justify="between" className={styles.head}>
      <Cluster gap={4} align="baseline" className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {owner && <p className={`strong breaks ${styles.owner}`}>{owner}</p>}
        <p className={`numeric soft ${styles.status}`}>
          <span role="status">{!failed && status}</span>
          {failed && <span>{status}</span>}
        </p>
        {action}
      </Cluster>
      {children}
    </Cluster>
  );
}
