import { useLocation } from 'react-router-dom';
import { doctorsPage } from '#src/content/doctors.ts';
import { AskBand } from '#src/sections/AskBand.tsx';
import { PageHead } from '#src/sections/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { VetCorridor } from '#src/sections/VetCorridor.tsx';
import { WorryIndex } from '#src/sections/WorryIndex.tsx';
import styles from './DoctorsPage.module.css';

/** /doctors: a corridor of windows, a vet behind each. */
export function Component() {
  const { pathname } = useLocation();
  const [firstWall, secondWall] = doctorsPage.walls;
  return (
    <>
      <PageMeta title={doctorsPage.title} description={doctorsPage.description} />
      <PageHead
        wall="mint"
        pathname={pathname}
        title={doctorsPage.heading}
        lead={doctorsPage.lead}
        className={styles.head}
      >
        <div className={styles.firstWall}>
          <VetCorridor doors={firstWall} first />
        </div>
      </PageHead>
      <div className={styles.secondWall}>
        <div className="wrap">
          <VetCorridor doors={secondWall} />
        </div>
      </div>
      <WorryIndex {...doctorsPage.worries} />
      <AskBand {...doctorsPage.ask} ground="wash" />
    </>
  );
}
