import { useId } from 'react';
import type { Link } from '#src/domain/contentTypes.ts';
import type { VetDay } from '#src/domain/pageContent.ts';
import { FactLine } from './FactLine.tsx';
import styles from './FirstVisit.module.css';
import { WeekCard } from '#src/sections/timetable/WeekCard.tsx';

interface FirstVisitProps {
  facts: { name: string; value: string }[];
  heading: string;
  lead: string;
  paragraphs: string[];
  /** What owners come about. */
  asked: { heading: string; items: string[] };
  week: { heading: string; days: VetDay[]; note: string; link: Link };
}

/** What to know of a vet, how a first visit with them goes, and when they are in. */
export function FirstVisit({ facts, heading, lead, paragraphs, asked, week }: FirstVisitProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <FactLine facts={facts} />
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id={id}>{heading}</h2>
            <p className="lead">{lead}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>{asked.heading}</h3>
            <ul className={styles.asked}>
              {asked.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className={styles.week}>
            <WeekCard {...week} />
          </div>
        </div>
      </div>
    </section>
  );
}
