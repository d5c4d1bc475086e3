import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Grid } from '#src/components/layout/Grid.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './PortraitHead.module.css';

interface PortraitHeadProps {
  /** The last label of the breadcrumb. Default: made from the address. */
  current?: string;
  /** An ArchedPortrait or another framed picture. */
  portrait: ReactNode;
  /** Puts the portrait at the right, on a phone below the text. */
  turned?: boolean;
  children: ReactNode;
}

/** The head of a page about somebody or a place: a large portrait on the floor, words beside it. */
export function PortraitHead({ current, portrait, turned, children }: PortraitHeadProps) {
  const { pathname } = useLocation();
  return (
    <PageHead ground="mint" floor pathname={pathname} current={current} className={styles.head}>
      <Grid align="end" className={styles.grid} data-turned={turned}>
        <div className={styles.portrait}>{portrait}</div>
        <div className={styles.words}>{children}</div>
      </Grid>
    </PageHead>
  );
}
