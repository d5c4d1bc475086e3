import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { useHydrated } from '#src/components/useHydrated.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { config } from '#src/config/env.ts';
import { clinics } from '#content/clinics.ts';
import * as timetablePage from '#content/pages/timetable.ts';
import { sessions } from '#content/timetable.ts';
import { weekdayOf } from '#src/domain/clock.ts';
import { sessionsAt } from '#src/domain/timetable.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { WeekGrid } from '#src/sections/timetable/WeekGrid.tsx';
import { WeekList } from '#src/sections/timetable/WeekList.tsx';
import { DayStrip } from './DayStrip.tsx';
import styles from './TimetablePage.module.css';

/** /timetable: the week as a table, on narrow screens as a list from today on, perhaps of the clinic in the address (`?clinic=`). */
export function Component() {
  const { pathname } = useLocation();
  const now = useClinicNow(config.clinicTimeZone);
  const today = now && weekdayOf(now.date);
  // Days have lists of different length: they don't turn to today under somebody who has scrolled into them already.
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (window.scrollY === 0) setFirst(today);
  }, [today]);
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // Prerendered, the page knows no search.
  const chosen = (hydrated && params.get('clinic')) || '';
  const clinic = clinics.some(({ slug }) => slug === chosen) ? chosen : '';
  const shown = sessionsAt(sessions, clinic);
  const choose = (slug = '') =>
    setParams(slug ? { clinic: slug } : {}, { replace: true, preventScrollReset: true });
  const choice = useRef<HTMLDivElement>(null);
  // The router around the page is not listening yet while its parts are mounted.
  useTypedBeforeHydration(choice, { clinic }, (early) =>
    queueMicrotask(() => choose(early.clinic)),
  );
  return (
    <div className="container">
      <PageMeta {...timetablePage.head} />
      <PageHead
        ground="sky"
        floor
        pathname={pathname}
        title={timetablePage.heading}
        lead={timetablePage.lead}
        leadPlace="below"
        className={styles.head}
      >
        <PictureImage picture={timetablePage.cat} eager className={`not-phone ${styles.cat}`} />
      </PageHead>
      <DayStrip label={timetablePage.daysLabel} first={first} today={today} />
      <div className={styles.body} data-ground="page">
        <div className={styles.board}>
          <div ref={choice} className={`script-only ${styles.clinic}`}>
            <SelectField
              label={timetablePage.clinicLabel}
              name="clinic"
              value={clinic}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{timetablePage.allClinics}</option>
              {clinics.map(({ slug, area }) => (
                <option key={slug} value={slug}>
                  {area}
                </option>
              ))}
            </SelectField>
          </div>
          <div className={styles.wide}>
            <WeekGrid
              sessions={shown}
              all={sessions}
              caption={timetablePage.caption}
              today={today}
            />
          </div>
        </div>
        <div className={`wrap ${styles.narrow}`}>
          <WeekList sessions={shown} nothing={timetablePage.nothing} first={first} today={today} />
        </div>
        <Cluster gap={6} justify="between" className={`wrap ${styles.foot}`} data-hides-booking-bar>
          <p className="small">
            <RichText text={timetablePage.note} />
          </p>
          <ButtonLink href={timetablePage.link.href}>{timetablePage.link.label}</ButtonLink>
        </Cluster>
      </div>
    </div>
  );
}
