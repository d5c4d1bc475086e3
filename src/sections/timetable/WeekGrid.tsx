import { gridHours, rowLabel, cellAt, timetableDays, type Session } from '#src/domain/timetable.ts';
import { SessionCell } from './SessionCell.tsx';
import sessionStyles from './Session.module.css';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  sessions: readonly Session[];
  caption: string;
  /** Today's weekday; undefined until the page is hydrated. */
  today?: string;
}

/** The week as a table with a column for each day and a row for each hour; for wide screens. */
export function WeekGrid({ sessions, caption, today }: WeekGridProps) {
  return (
    <div className={styles.planner}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Hour</span>
            </th>
            {timetableDays.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <span className={styles.day}>{day}</span>{' '}
                {day === today && <span className={sessionStyles.today}>Today</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridHours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={styles.hour}>
                {rowLabel(hour)}
              </th>
              {timetableDays.map((day) => (
                <SessionCell key={day} cell={cellAt(sessions, day, hour)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
