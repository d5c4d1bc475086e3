import * as timetablePage from '#content/pages/timetable.ts';
import { sessions } from '#content/timetable.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { config } from '#src/config/env.ts';
import { weekdayOf } from '#src/domain/time/dates.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { DayStrip } from './DayStrip.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekList } from './WeekList.tsx';
import styles from './TimetablePage.module.css';

export function TimetablePage() {
  const now = useClinicNow(config.clinicTimeZone);
  const today = now && weekdayOf(now.date);
  return (
    <div className="container">
      <PageMeta {...timetablePage.head} />
      <PageHead
        floor
        title={timetablePage.heading}
        lead={timetablePage.lead}
        leadPosition="below"
        className={styles.head}
      >
        <PictureImage picture={timetablePage.cat} eager className={`not-phone ${styles.cat}`} />
      </PageHead>
      <DayStrip today={today} />
      <div className={styles.body} data-ground="page">
        <div className={`${styles.board} ${styles.wide}`}>
          <WeekGrid sessions={sessions} today={today} />
        </div>
        <div className={`wrap ${styles.narrow}`}>
          <WeekList sessions={sessions} today={today} />
        </div>
        <Cluster gap={6} justify="between" className={`wrap ${styles.foot}`} data-hides-booking-bar>
          <p className="small">
            <RichText text={timetablePage.howToBook} />
          </p>
          <ButtonLink href={timetablePage.link.href}>{timetablePage.link.label}</ButtonLink>
        </Cluster>
      </div>
    </div>
  );
}
