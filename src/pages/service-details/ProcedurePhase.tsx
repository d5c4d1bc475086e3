import type { ReactNode } from 'react';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import styles from './ProcedurePhase.module.css';

export interface TimedStep {
  when: string;
  title: string;
  text: string;
}

export interface Phase {
  id: string;
  title: string;
  steps: TimedStep[];
}

interface ProcedurePhaseProps {
  phase: Phase;
  ground: 'wash' | 'mint-2' | 'sky';
  turned?: boolean;
  scenery?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

export function ProcedurePhase({
  phase,
  ground,
  turned,
  scenery,
  aside,
  children,
}: ProcedurePhaseProps) {
  return (
    <Section
      id={phase.id}
      data-turned={turned}
      data-scenery={scenery ? true : undefined}
      ground={ground}
      className={styles.phase}
    >
      {scenery}
      <Grid wrap className={styles.grid}>
        <SectionTitle className={styles.title}>{phase.title}</SectionTitle>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.text}>
          <ol className={styles.steps} data-lines="inner">
            {phase.steps.map(({ when, title, text }) => (
              <li key={title}>
                <span className="strong numeric">{when}</span>
                <Stack gap={1}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Stack>
              </li>
            ))}
          </ol>
          {children}
        </div>
      </Grid>
    </Section>
  );
}
