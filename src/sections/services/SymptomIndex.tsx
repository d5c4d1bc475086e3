import { useId } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Symptom } from '#src/domain/pageContent.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './SymptomIndex.module.css';

interface SymptomIndexProps {
  heading: string;
  lead: string;
  items: Symptom[];
}

/** What owners notice in their pets, and which vet to ask about it. */
export function SymptomIndex({ heading, lead, items }: SymptomIndexProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={heading} lead={lead} />
        <ul className={styles.list}>
          {items.map(({ symptom, vet }) => (
            <li key={symptom}>
              <span className={styles.worry}>{symptom}</span>
              <SiteLink href={vet.href}>{vet.label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
