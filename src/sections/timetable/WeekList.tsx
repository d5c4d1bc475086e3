import { hourText, sessionsOn, timetableDays, type Session } from '#src/domain/timetable.ts';
import { SessionDetail } from './SessionCell.tsx';
import sessionStyles from './Session.module.css';
import styles from './WeekList.module.css';

interface WeekListProps {
  sessions: readonly Session[];
  /** Today's weekday; undefined until the page is hydrated. */
  today?: string;
}

/** The anchor of a day in the list: 'Saturday' → 'saturday'. */
export function dayId(day: string): string {
  return day.toLowerCase();
}

/** The week day by day, for screens too narrow for the table. */
export function WeekList({ sessions, today }: WeekListProps) {
  return (
    <ol className={styles.week}>
      {timetableDays.map((day) => (
        <li key={day} id={dayId(day)} data-today={day === today || undefined}>
          <h2 className={styles.day}>
            <span>{day}</span> {day === today && <span className={styles.today}>Today</span>}
          </h2>
          <ul>
            {sessionsOn(sessions, day).map((session) => (
              <li
                key={session.from}
                className={`${sessionStyles.session} ${styles.session}`}
                data-kind={session.kind}
              >
                <p className={styles.time}>
                  <span>{hourText(session.from)}</span>
                  <span className="visually-hidden"> to </span>
                  <span>{hourText(session.until)}</span>
                </p>
                <div>
                  <b>{session.title}</b>
                  <SessionDetail {...session.detail} />
                  <span className={styles.place}>{session.place}</span>
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
