import { useLocation } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { about } from '#src/content/aboutPage.ts';
import { StatsSentence } from '#src/sections/about/StatsSentence.tsx';
import { LifeStages } from '#src/sections/about/LifeStages.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ClinicPromises } from '#src/sections/about/ClinicPromises.tsx';
import { QuestionList } from '#src/sections/contact/QuestionList.tsx';
import { FindClinicBand } from '#src/sections/about/FindClinicBand.tsx';
import styles from './AboutPage.module.css';

/** /about: who they are, and what they can be held to. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={about.title} description={about.description} />
      <PageHead
        wall="mint"
        floor
        wide
        pathname={pathname}
        title={about.heading}
        lead={about.lead}
        className={styles.head}
      >
        <PictureImage picture={about.team} first className={styles.team} />
      </PageHead>
      <ClinicPromises {...about.promises} />
      <FindClinicBand {...about.street} />
      <LifeStages {...about.life} />
      <QuestionList {...about.questions} />
      <StatsSentence {...about.sum} />
    </>
  );
}
