import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import styles from './StatusNotice.module.css';

interface StatusNoticeProps {
  message?: string;
  className?: string;
  children?: ReactNode;
}

export function StatusNotice({ message, className = '', children }: StatusNoticeProps) {
  return (
    <Cluster
      gap={4}
      align="baseline"
      className={`${styles.notice} ${className}`}
      data-empty={message ? undefined : ''}
    >
      {message && <Icon icon="Info" className={styles.icon} />}
      <p role="status" className={`tool-text ${styles.message}`}>
        {message}
      </p>
      {message && children && <Cluster gap={2}>{children}</Cluster>}
    </Cluster>
  );
}
