import { useLocation } from 'react-router-dom';
import { vetsPage } from '#src/content/vetsPage.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { TeamGrid } from '#src/sections/people/TeamGrid.tsx';
import { SymptomIndex } from '#src/sections/services/SymptomIndex.tsx';
import styles from './VetsPage.module.css';

/** /doctors: a corridor of windows, a vet behind each. */
export function Component() {
  const { pathname } = useLocation();
  const [firstWall, secondWall] = vetsPage.walls;
  return (
    <>
      <PageMeta title={vetsPage.title} description={vetsPage.description} />
      <PageHead
        wall="mint"
        pathname={pathname}
        title={vetsPage.heading}
        lead={vetsPage.lead}
        className={styles.head}
      >
        <div className={styles.firstWall}>
          <TeamGrid doors={firstWall} first />
        </div>
      </PageHead>
      <div className={styles.secondWall}>
        <div className="wrap">
          <TeamGrid doors={secondWall} />
        </div>
      </div>
      <SymptomIndex {...vetsPage.worries} />
      <ContactBand {...vetsPage.ask} ground="wash" />
    </>
  );
}
