import type { ReactNode } from 'react';
import { Cluster } from './Stack.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  className?: string;
  children: ReactNode;
}

export function Actions({ className = '', children }: ActionsProps) {
  return (
    <Cluster
      gap={3}
      align="stretch"
      className={`${styles.actions} ${className}`.trimEnd()}
      data-hides-booking-bar
    >
      {children}
    </Cluster>
  );
}
