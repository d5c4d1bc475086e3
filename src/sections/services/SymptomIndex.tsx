import { useId } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Worry } from '#src/domain/pageContent.ts';
import { SectionHead } from '#src/components/SectionHead.tsx';
import styles from './SymptomIndex.module.css';

interface SymptomIndexProps {
  heading: string;
  lead: string;
  items: Worry[];
}

/** What owners notice, and who to ask about it. */
export function SymptomIndex({ heading, lead, items }: SymptomIndexProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={heading} lead={lead} />
        <ul className={styles.list}>
          {items.map(({ worry, answer }) => (
            <li key={worry}>
              <span className={styles.worry}>{worry}</span>
              <SiteLink href={answer.href}>{answer.label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
