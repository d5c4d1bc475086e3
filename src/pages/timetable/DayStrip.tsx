import { SiteLink } from '#src/components/SiteLink.tsx';
import { shortWeekdayName, weekdayName } from '#src/domain/time/dates.ts';
import { timetableDays } from '#src/pages/shared/timetableSessions.ts';
import * as messages from './messages.ts';
import { dayId } from './WeekList.tsx';
import styles from './TimetablePage.module.css';

/** Sticky links to the days, for narrow screens. */
export function DayStrip({ label, today }: { label: string; today: string | undefined }) {
  return (
    <nav className={styles.strip} aria-label={label} data-ground="sky-2">
      <div className={`wrap ${styles.days}`}>
        {timetableDays.map((day) => (
          <SiteLink key={day} href={`#${dayId(day)}`} className={styles.dayLink}>
            <span aria-hidden data-today={day === today || undefined}>
              {shortWeekdayName(day)}
            </span>
            <span className="visually-hidden">
              {day === today ? messages.dayToday(weekdayName(day)) : weekdayName(day)}
            </span>
          </SiteLink>
        ))}
      </div>
    </nav>
  );
}
