import type { ReactNode } from 'react';
import { Grid } from '#src/components/layout/Grid.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './PortraitHead.module.css';

interface PortraitHeadProps {
  current?: string;
  portrait: ReactNode;
  turned?: boolean;
  children: ReactNode;
}

/** The head of a page about a person or place: a large portrait on the floor, text beside it. */
export function PortraitHead({ current, portrait, turned, children }: PortraitHeadProps) {
  return (
    <PageHead floor current={current} className={styles.head}>
      <Grid align="end" className={styles.grid} data-turned={turned}>
        <div className={styles.portrait}>{portrait}</div>
        <div className={styles.text}>{children}</div>
      </Grid>
    </PageHead>
  );
}
