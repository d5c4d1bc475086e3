import type { ReactNode } from 'react';
import { Grid } from './Grid.tsx';
import { SectionTitle } from './Section.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  /** The large size, used by every second section. */
  xl?: boolean;
  lead?: string;
  /** A long lead: it takes half of the width. */
  half?: boolean;
  /** At the right: a link or the arrows of a carousel. */
  children?: ReactNode;
}

/** A section's heading, with a lead or controls beside it. */
export function SectionHead({ title, xl, lead, half, children }: SectionHeadProps) {
  return (
    <Grid className={styles.head} data-half={half}>
      <SectionTitle xl={xl} className={styles.title}>
        {title}
      </SectionTitle>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children && <div className={styles.side}>{children}</div>}
    </Grid>
  );
}
