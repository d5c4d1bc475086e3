import * as timetablePage from '#content/pages/timetable.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { shortWeekdayName, weekdayName } from '#src/domain/time/dates.ts';
import { timetableDays } from '#src/pages/shared/timetableSessions.ts';
import { dayId } from './WeekList.tsx';
import styles from './TimetablePage.module.css';

/** Sticky links to the days, for narrow screens. */
export function DayStrip({ today }: { today: string | undefined }) {
  return (
    <nav className={styles.strip} aria-label={timetablePage.daysLabel} data-ground="sky-2">
      <div className={`wrap ${styles.days}`}>
        {timetableDays.map((day) => (
          <SiteLink key={day} href={`#${dayId(day)}`} className={styles.dayLink}>
            <span aria-hidden data-today={day === today || undefined}>
              {shortWeekdayName(day)}
            </span>
            <span className="visually-hidden">
              {day === today ? timetablePage.dayToday(weekdayName(day)) : weekdayName(day)}
            </span>
          </SiteLink>
        ))}
      </div>
    </nav>
  );
}
