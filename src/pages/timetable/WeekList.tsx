import * as timetablePage from '#content/pages/timetable.ts';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { weekdayName } from '#src/domain/time/dates.ts';
import {
  hourText,
  type Session,
  sessionsOn,
  timetableDays,
} from '#src/pages/shared/timetableSessions.ts';
import { SessionText } from './SessionText.tsx';
import sessionStyles from './Session.module.css';
import styles from './WeekList.module.css';

interface WeekListProps {
  sessions: readonly Session[];
  /** Undefined until hydrated. */
  today?: string;
}

/** 'Saturday' → 'saturday' */
export function dayId(day: string): string {
  return day.toLowerCase();
}

/** The week by day, for narrow screens. */
export function WeekList({ sessions, today }: WeekListProps) {
  return (
    <ol className={styles.week}>
      {timetableDays.map((day) => (
        <li key={day} id={dayId(day)} data-today={day === today || undefined}>
          <h2 className={styles.day} data-layout="cluster" data-gap="3">
            <span>{weekdayName(day)}</span>{' '}
            {day === today && <span className={sessionStyles.today}>{timetablePage.today}</span>}
          </h2>
          <Stack as="ul" gap={2}>
            {sessionsOn(sessions, day).map((session, order) => (
              <Cluster
                as="li"
                key={order}
                gap={3}
                align="start"
                className={sessionStyles.session}
                data-kind={session.kind}
              >
                <Stack as="p" className={`numeric ${styles.time}`}>
                  <span>{hourText(session.from)}</span>
                  <span className="visually-hidden">{` ${timetablePage.to} `}</span>
                  <span>{hourText(session.until)}</span>
                </Stack>
                <div>
                  <SessionText {...session} />
                </div>
              </Cluster>
            ))}
          </Stack>
          {sessionsOn(sessions, day).length === 0 && (
            <p className="small">{timetablePage.nothing}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
