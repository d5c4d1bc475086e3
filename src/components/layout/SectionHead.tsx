import type { ReactNode } from 'react';
import { Grid } from './Grid.tsx';
import { SectionTitle } from './Section.tsx';
import { Cluster } from './Stack.tsx';
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
    <Grid align="end" className={styles.head}>
      <SectionTitle xl={xl} className={styles.title} data-columns={half ? '1-6' : '1-8'}>
        {title}
      </SectionTitle>
      {lead && (
        <p className={`lead ${styles.lead}`} data-columns={half ? '7-12' : '9-12'}>
          {lead}
        </p>
      )}
      {children && (
        <Cluster gap={6} justify="between" className={styles.side} data-columns="9-12">
          {children}
        </Cluster>
      )}
    </Grid>
  );
}
