import type { ReactNode } from 'react';
import { Cluster } from '#src/components/layout/Stack.tsx';
import styles from './ListFoot.module.css';

interface ListFootProps {
  line?: ReactNode;
  announcement?: string;
  children?: ReactNode;
}

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
