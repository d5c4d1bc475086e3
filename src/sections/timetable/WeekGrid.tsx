import { rowLabel, type Session, weekTable } from '#src/domain/timetable.ts';
import { SessionCell } from './SessionCell.tsx';
import sessionStyles from './Session.module.css';
import * as messages from './messages.ts';
import { weekdayName } from '#src/domain/dayNames.ts';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  sessions: readonly Session[];
  /** Those of every clinic, whose hours the table has. */
  all: readonly Session[];
  caption: string;
  /** Today's weekday; undefined until the page is hydrated. */
  today?: string;
}

/**
 * The week as a table with a row for each hour and a column for each day, or several where sessions take place side by side; for wide
 * screens.
 */
export function WeekGrid({ sessions, all, caption, today }: WeekGridProps) {
  const { days, rowsPerHour, rows } = weekTable(sessions, all);
  const columns = days.reduce((sum, day) => sum + day.columns, 0);
  return (
    <div className={styles.planner}>
      <table className={styles.grid} data-wide={columns > days.length || undefined}>
        <colgroup>
          <col className={styles.hours} />
          <col span={columns} className={styles.column} />
        </colgroup>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{messages.hour}</span>
            </th>
            {days.map(({ day, columns: width }) => (
              <th key={day} scope="col" colSpan={width} data-today={day === today || undefined}>
                <span className={styles.day}>{weekdayName(day)}</span>{' '}
                {day === today && <span className={sessionStyles.today}>{messages.today}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, cells }, row) => (
            <tr key={row} data-half={rowsPerHour > 1 || undefined}>
              {hour !== undefined && (
                <th scope="row" rowSpan={rowsPerHour} className={`small numeric ${styles.hour}`}>
                  {rowLabel(hour)}
                </th>
              )}
              {cells.map((cell, place) => (
                <SessionCell key={place} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
