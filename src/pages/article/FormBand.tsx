import type { ReactNode } from 'react';
import { bookVisit } from '#content/parts/header.ts';
import { appearanceProps } from '#src/components/Button.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { FormSheet } from '#src/sections/contact/FormSheet.tsx';
import styles from './FormBand.module.css';

interface FormBandProps {
  heading: string;
  children: ReactNode;
}

export function FormBand({ heading, children }: FormBandProps) {
  return (
    <Section ground="mint">
      <Grid wrap gap={5} align="start">
        <SectionTitle data-columns="1-5">{heading}</SectionTitle>
        <details className={styles.fold} data-columns="7-12" data-hides-booking-bar>
          <summary {...appearanceProps({})}>{bookVisit}</summary>
          <FormSheet>{children}</FormSheet>
        </details>
      </Grid>
    </Section>
  );
}
