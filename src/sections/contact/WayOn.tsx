import type { ReactNode } from 'react';
import { Stack } from '#src/components/Stack.tsx';
import styles from './NotSentYet.module.css';

interface WayOnProps {
  /** The link or button that takes it. */
  action: ReactNode;
  /** What it does. */
  children: ReactNode;
}

/** One of the ways to send what was typed. */
export function WayOn({ action, children }: WayOnProps) {
  return (
    <li className={styles.way}>
      {action}
      <Stack gap={1} className={styles.about}>
        {children}
      </Stack>
    </li>
  );
}
