import type { ReactNode } from 'react';
import { Grid } from './Grid.tsx';
import { SectionTitle } from './Section.tsx';
import { Cluster } from './Stack.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  xl?: boolean;
  lead?: string;
  half?: boolean;
  children?: ReactNode;
}

export function SectionHead({ title, xl, lead, half, children }: SectionHeadProps) {
  return (
    <Grid align="end" className={styles.head}>
      <SectionTitle
        className={`${xl ? 'xl ' : ''}${styles.title}`}
        data-columns={half ? '1-6' : '1-8'}
      >
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
