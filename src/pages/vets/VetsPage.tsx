import { useLocation } from 'react-router-dom';
import { Section } from '#src/components/Section.tsx';
import { vetsPage } from '#src/content/vetsPage.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { TeamGrid } from '#src/sections/people/TeamGrid.tsx';
import { SymptomIndex } from '#src/sections/services/SymptomIndex.tsx';
import styles from './VetsPage.module.css';

/** /doctors: all vets, and which of them to ask about a symptom. */
export function Component() {
  const { pathname } = useLocation();
  const [firstRow, secondRow] = vetsPage.rows;
  return (
    <>
      <PageMeta title={vetsPage.title} description={vetsPage.description} />
      <PageHead ground="mint" pathname={pathname} title={vetsPage.heading} lead={vetsPage.lead}>
        <div className={styles.firstRow}>
          <TeamGrid members={firstRow} eager />
        </div>
      </PageHead>
      <Section as="div" ground="sky" space="none" className={styles.secondRow}>
        <div className="wrap">
          <TeamGrid members={secondRow} />
        </div>
      </Section>
      <SymptomIndex {...vetsPage.symptoms} />
    </>
  );
}
