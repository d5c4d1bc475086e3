import { useLocation, useParams } from 'react-router-dom';
import * as page from '#content/pages/serviceDetails.ts';
import { services } from '#content/services.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { LinkActions } from '#src/components/layout/Actions.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { NoticeBox } from '#src/components/notices/NoticeBox.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { paths } from '#src/config/paths.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ProcedurePhase } from './ProcedurePhase.tsx';
import styles from './ServiceDetailsPage.module.css';

export function ServiceDetailsPage() {
  const { pathname } = useLocation();
  const { serviceId } = useParams();
  const { head, heading, lead, jumpLabel, before, during, after } = page;
  const service = services.find(({ id }) => id === serviceId)?.name;
  const isGeneric = pathname === paths.serviceDetails();
  return (
    <>
      <PageMeta
        title={service ? `${service}: ${head.title}` : head.title}
        description={head.description}
        canonical={paths.serviceDetails()}
      />
      <PageHead
        current={isGeneric ? page.unnamed : service}
        title={heading}
        lead={lead}
        className={styles.head}
      >
        <Cluster as="nav" gap={3} aria-label={jumpLabel} className={styles.jump}>
          {[before, during, after].map(({ phase }) => (
            <ButtonLink key={phase.id} href={`#${phase.id}`} kind="secondary" size="small">
              {phase.title}
            </ButtonLink>
          ))}
        </Cluster>
      </PageHead>
      <ProcedurePhase
        phase={before.phase}
        ground="wash"
        scenery={<PictureImage picture={before.picture} className={styles.waiting} />}
      />
      <ProcedurePhase
        phase={during.phase}
        ground="mint-2"
        turned
        scenery={
          <div className={styles.theatre}>
            <PictureImage picture={during.picture} />
          </div>
        }
      />
      <ProcedurePhase
        phase={after.phase}
        ground="sky"
        aside={
          <>
            <PictureImage picture={after.picture} className={styles.asleep} />
            <NoticeBox icon="PhoneCall" ground="paper">
              <h3>{after.emergency.title}</h3>
              <p className={styles.text}>{after.emergency.text}</p>
              <EmergencyAdvice />
            </NoticeBox>
          </>
        }
      >
        <LinkActions links={after.links} className={styles.links} />
      </ProcedurePhase>
    </>
  );
}
