import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { useHydrated } from '#src/components/useHydrated.ts';
import { paths } from '#src/config/paths.ts';
import { daysFrom } from '#src/domain/timetable.ts';
import { dayId } from '#src/sections/timetable/WeekList.tsx';
import { shortWeekdayName, weekdayName } from '#src/domain/dayNames.ts';
import * as messages from './messages.ts';
import styles from './TimetablePage.module.css';

interface DayStripProps {
  label: string;
  /** The weekday that the list begins with. */
  first: string | undefined;
  today: string | undefined;
}

/** Links to the days of the list, in its order, for narrow screens; in view for as long as the list is. */
export function DayStrip({ label, first, today }: DayStripProps) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (
    <nav className={styles.strip} aria-label={label} data-ground="sky-2">
      <div className={`wrap ${styles.days}`}>
        {daysFrom(first).map((day, place) => (
          <SiteLink
            key={place}
            href={`${paths.timetable}${hydrated ? search : ''}#${dayId(day)}`}
            className={styles.dayLink}
          >
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
