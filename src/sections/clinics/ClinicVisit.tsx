import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import styles from './ClinicVisit.module.css';

interface ClinicVisitProps {
  heading: string;
  /** How to get there, where to park … */
  ways: { heading: string; text: string }[];
  directions: { label: string; href: string };
  /** The hours. */
  children: ReactNode;
}

/** How to get to a clinic, and its hours beside it. */
export function ClinicVisit({ heading, ways, directions, children }: ClinicVisitProps) {
  return (
    <Section ground="page">
      <Grid wrap className={styles.grid}>
        <div className={styles.words}>
          <SectionTitle>{heading}</SectionTitle>
          {ways.map((way) => (
            <div key={way.heading} className={styles.way}>
              <h3>{way.heading}</h3>
              <p>{way.text}</p>
            </div>
          ))}
          <ButtonLink href={directions.href} kind="secondary" className={styles.link}>
            <Icon icon="Navigation" />
            <span>{directions.label}</span>
          </ButtonLink>
        </div>
        <div className={styles.hours}>{children}</div>
      </Grid>
    </Section>
  );
}
