import * as page from '#content/pages/vets.ts';
import { vets } from '#content/vets.ts';
import { vetCard } from '#src/business/vetRecords.ts';
import { CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { VetGrid } from './VetGrid.tsx';
import styles from './VetsSections.module.css';

const cards = vets.map((vet) => ({ ...vetCard(vet), ground: vet.pageGround }));
const half = Math.ceil(cards.length / 2);

export function VetsSections() {
  return (
    <>
      <PageHead title={page.heading} lead={page.lead}>
        <div className={styles.firstRow}>
          <VetGrid vets={cards.slice(0, half)} eager />
        </div>
      </PageHead>
      <Section as="div" ground="sky" space="none" className={styles.secondRow}>
        <div className="wrap">
          <VetGrid vets={cards.slice(half)} />
        </div>
      </Section>
      <SymptomIndex />
    </>
  );
}

function SymptomIndex() {
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={page.symptoms.heading} lead={page.symptoms.lead} />
        <ul className={styles.list} data-lines>
          {vets.map(({ id, name, oftenAskedAbout, symptoms = oftenAskedAbout.slice(0, 2) }) => (
            <Cluster as="li" key={id} gap={2} align="baseline" justify="between">
              <div>
                {symptoms.map((symptom) => (
                  <p key={symptom} className={styles.symptom}>
                    {symptom}
                  </p>
                ))}
              </div>
              <CardLink href={paths.vet(id)}>{name}</CardLink>
            </Cluster>
          ))}
        </ul>
      </div>
    </Section>
  );
}
