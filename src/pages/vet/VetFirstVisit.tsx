import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import { VetFacts, type VetFact } from './VetFacts.tsx';
import styles from './VetFirstVisit.module.css';
import { type VetDay, VetWeek } from './VetWeek.tsx';

interface VetFirstVisitProps {
  facts: VetFact[];
  heading: string;
  lead: string;
  paragraphs: readonly string[];
  /** Where it says how to prepare. */
  link: Link;
  /** What owners often ask the vet about. */
  oftenAsked: { heading: string; items: readonly string[] };
  week: { heading: string; days: VetDay[]; note: string; link: Link };
}

/** Facts about a vet, what a first visit is like, and the vet's week. */
export function VetFirstVisit({
  facts,
  heading,
  lead,
  paragraphs,
  link,
  oftenAsked,
  week,
}: VetFirstVisitProps) {
  return (
    <Section ground="page" space="none">
      <div className="wrap">
        <VetFacts facts={facts} />
        <Grid gap={12} align="start" className={styles.grid}>
          <div className={styles.words} data-columns="1-7">
            <SectionTitle>{heading}</SectionTitle>
            <p className="lead">{lead}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ArrowLink href={link.href}>{link.label}</ArrowLink>
            <h3>{oftenAsked.heading}</h3>
            <ul className={styles.asked}>
              {oftenAsked.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div data-columns="9-12">
            <VetWeek {...week} />
          </div>
        </Grid>
      </div>
    </Section>
  );
}
