import { useLocation } from 'react-router-dom';
import * as page from '#content/pages/vets.ts';
import { vets } from '#content/vets.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { paths } from '#src/config/paths.ts';
import { groundOf } from '#src/records/vetRecords.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { SymptomIndex } from './SymptomIndex.tsx';
import { TeamGrid } from './TeamGrid.tsx';
import styles from './VetsPage.module.css';

const members = vets.map((vet) => ({
  name: vet.name,
  profession: vet.profession,
  title: vet.title,
  years: vet.years,
  figure: { ...vet.figure, alt: '' },
  ground: groundOf(vet),
  href: paths.vet(vet.id),
}));
const half = Math.ceil(members.length / 2);

const symptoms = vets.map((vet) => ({
  symptoms: vet.symptoms ?? vet.oftenAskedAbout.slice(0, 2),
  vet: { label: vet.name, href: paths.vet(vet.id) },
}));

export function VetsSections() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead ground="mint" pathname={pathname} title={page.heading} lead={page.lead}>
        <div className={styles.firstRow}>
          <TeamGrid members={members.slice(0, half)} eager />
        </div>
      </PageHead>
      <Section as="div" ground="sky" space="none" className={styles.secondRow}>
        <div className="wrap">
          <TeamGrid members={members.slice(half)} />
        </div>
      </Section>
      <SymptomIndex {...page.symptoms} items={symptoms} />
    </>
  );
}
