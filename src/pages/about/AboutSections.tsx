import { brand } from '#content/brand.ts';
import * as about from '#content/pages/about.ts';
import { vetOf } from '#src/business/vetRecords.ts';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { paths } from '#src/config/paths.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ClinicPromises } from './ClinicPromises.tsx';
import { FindClinicBand } from './FindClinicBand.tsx';
import { LifeStages } from './LifeStages.tsx';
import { QuestionList } from './QuestionList.tsx';
import { StatsSentence } from './StatsSentence.tsx';
import styles from './AboutSections.module.css';

const { vet, role, linkLabel } = about.signature;
const { name, figure } = vetOf(vet);

const signature = {
  name,
  role,
  figure: { ...figure, alt: '' },
  link: { label: linkLabel, href: paths.vet(vet) },
};

export function AboutSections() {
  return (
    <>
      <PageHead floor wide title={about.heading} lead={about.lead} className={styles.head}>
        <PictureImage picture={about.team} eager className={styles.team} />
      </PageHead>
      <ClinicPromises {...about.promises} signature={signature} />
      <FindClinicBand {...about.findClinic} />
      <LifeStages {...about.lifeStages} />
      <QuestionList {...about.questions} phone={brand.phone} />
      <StatsSentence {...about.stats} />
    </>
  );
}
