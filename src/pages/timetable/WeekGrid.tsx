import * as timetablePage from '#content/pages/timetable.ts';
import { weekdayName } from '#src/domain/time/dates.ts';
import { sessionHours, type Session, timetableDays } from '#src/pages/shared/timetableSessions.ts';
import { SessionText } from './SessionText.tsx';
import sessionStyles from './Session.module.css';
import styles from './WeekGrid.module.css';

const hours = Array.from({ length: 8 }, (_, row) => 10 + row);

interface WeekGridProps {
  sessions: readonly Session[];
  /** Undefined until hydrated. */
  today?: string;
}

/** A row per hour and a column per day, for wide screens. */
export function WeekGrid({ sessions, today }: WeekGridProps) {
  return (
    <div className={styles.planner}>
      <table className={styles.grid}>
        <colgroup>
          <col className={styles.hours} />
          <col span={timetableDays.length} />
        </colgroup>
        <caption className="visually-hidden">{timetablePage.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{timetablePage.hour}</span>
            </th>
            {timetableDays.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <span className={styles.day}>{weekdayName(day)}</span>{' '}
                {day === today && (
                  <span className={sessionStyles.today}>{timetablePage.today}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={`small numeric ${styles.hour}`}>
                {`${hour}.00`}
              </th>
              {timetableDays.map((day) => (
                <Cell
                  key={day}
                  hour={hour}
                  session={sessions.find(
                    (one) => one.day === day && one.from <= hour && hour < one.until,
                  )}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ session, hour }: { session: Session | undefined; hour: number }) {
  if (!session)
    return (
      <td>
        <span className="visually-hidden">{timetablePage.emptyCell}</span>
      </td>
    );
  if (session.from !== hour) return null;
  return (
    <td
      rowSpan={session.until - session.from}
      className={sessionStyles.session}
      data-kind={session.kind}
    >
      <SessionText {...session} />
      <span className="visually-hidden">{sessionHours(session)}</span>
    </td>
  );
}
