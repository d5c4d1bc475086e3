import { SiteLink } from '#src/components/SiteLink.tsx';
import { timetableDays } from '#src/domain/timetable.ts';
import { dayId } from '#src/sections/timetable/WeekList.tsx';
import styles from './TimetablePage.module.css';

/** Links to the days of the list, for narrow screens; in view for as long as the list is. */
export function DayStrip({ label, today }: { label: string; today?: string }) {
  return (
    <nav className={styles.strip} aria-label={label} data-ground="sky-2">
      <div className={`wrap ${styles.days}`}>
        {timetableDays.map((day) => (
          <SiteLink key={day} href={`#${dayId(day)}`} className={styles.dayLink}>
            <span aria-hidden data-today={day === today || undefined}>
              {day.slice(0, 3)}
            </span>
            <span className="visually-hidden">{day === today ? `${day}, today` : day}</span>
          </SiteLink>
        ))}
      </div>
    </nav>
  );
}
