import { useLocation } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { aboutPage } from '#src/content/aboutPage.ts';
import { signatureOf } from '#src/content/vetCards.ts';
import { StatsSentence } from '#src/sections/about/StatsSentence.tsx';
import { LifeStages } from '#src/sections/about/LifeStages.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ClinicPromises } from '#src/sections/about/ClinicPromises.tsx';
import { QuestionList } from '#src/sections/contact/QuestionList.tsx';
import { FindClinicBand } from '#src/sections/about/FindClinicBand.tsx';
import styles from './AboutPage.module.css';

/** /about: the team, the promises and the questions that owners ask. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={aboutPage.title} description={aboutPage.description} />
      <PageHead
        ground="mint"
        floor
        wide
        pathname={pathname}
        title={aboutPage.heading}
        lead={aboutPage.lead}
        className={styles.head}
      >
        <PictureImage picture={aboutPage.team} eager className={styles.team} />
      </PageHead>
      <ClinicPromises {...aboutPage.promises} signature={signatureOf(aboutPage.signature)} />
      <FindClinicBand {...aboutPage.findClinic} />
      <LifeStages {...aboutPage.lifeStages} />
      <QuestionList {...aboutPage.questions} />
      <StatsSentence {...aboutPage.stats} />
    </>
  );
}
