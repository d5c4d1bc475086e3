import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { sessions, timetable } from '#src/content/timetablePage.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { WeekGrid } from '#src/sections/timetable/WeekGrid.tsx';
import { WeekList } from '#src/sections/timetable/WeekList.tsx';
import { DayStrip } from './DayStrip.tsx';
import styles from './TimetablePage.module.css';
import { useToday } from './useToday.ts';

/** /timetable: a paper planner that hangs over the edge of the wall, the cat on top of it. */
export function Component() {
  const { pathname } = useLocation();
  const today = useToday();
  return (
    <div className={styles.page}>
      <PageMeta title={timetable.title} description={timetable.description} />
      <PageHead
        wall="sky"
        floor
        pathname={pathname}
        title={timetable.heading}
        lead={timetable.lead}
        leadPlace="below"
        className={styles.head}
      >
        <DayStrip label={timetable.daysLabel} today={today} />
        <PictureImage picture={timetable.cat} first className={styles.cat} />
      </PageHead>
      <div className={styles.body}>
        <div className={styles.wide}>
          <WeekGrid sessions={sessions} caption={timetable.caption} today={today} />
        </div>
        <div className={`wrap ${styles.narrow}`}>
          <WeekList sessions={sessions} today={today} />
        </div>
        <div className={`wrap ${styles.foot}`} data-hides-booking-bar>
          <p className="small">{timetable.note}</p>
          <ButtonLink href={timetable.link.href}>{timetable.link.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
