import { CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import styles from './VetsPage.module.css';

export interface VetSymptoms {
  symptoms: readonly string[];
  vet: Link;
}

interface SymptomIndexProps {
  heading: string;
  lead: string;
  items: VetSymptoms[];
}

export function SymptomIndex({ heading, lead, items }: SymptomIndexProps) {
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={heading} lead={lead} />
        <ul className={styles.list} data-lines>
          {items.map(({ symptoms, vet }) => (
            <Cluster as="li" key={vet.href} gap={2} align="baseline" justify="between">
              <div>
                {symptoms.map((symptom) => (
                  <p key={symptom} className={styles.symptom}>
                    {symptom}
                  </p>
                ))}
              </div>
              <CardLink href={vet.href}>{vet.label}</CardLink>
            </Cluster>
          ))}
        </ul>
      </div>
    </Section>
  );
}
