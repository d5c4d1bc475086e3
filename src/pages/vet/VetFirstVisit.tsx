import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { paths } from '#src/config/paths.ts';
import type { Vet } from '#src/domain/contentTypes.ts';
import * as messages from './messages.ts';
import { VetFacts } from './VetFacts.tsx';
import { VetWeek } from './VetWeek.tsx';
import styles from './VetFirstVisit.module.css';

export function VetFirstVisit({ vet }: { vet: Vet }) {
  const { firstName, firstVisit, oftenAskedAbout, pronoun } = vet;
  return (
    <Section ground="page" space="none">
      <div className="wrap">
        <VetFacts vet={vet} />
        <Grid gap={12} align="start" className={styles.grid}>
          <div className={styles.words} data-columns="1-7">
            <SectionTitle>{messages.firstVisitWith(firstName)}</SectionTitle>
            <p className="lead">{firstVisit.lead}</p>
            {firstVisit.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ArrowLink href={paths.text('first-visit')}>{messages.whatToBring}</ArrowLink>
            <h3>{messages.isAskedAbout[pronoun]}</h3>
            <ul className={styles.asked}>
              {oftenAskedAbout.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div data-columns="9-12">
            <VetWeek vet={vet} />
          </div>
        </Grid>
      </div>
    </Section>
  );
}
