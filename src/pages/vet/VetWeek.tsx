import { useId } from 'react';
import { vetPage, weekLink, weekHint } from '#content/pages/vets.ts';
import { sessions } from '#content/timetable.ts';
import type { Vet } from '#src/business/recordTypes.ts';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { weekdayName } from '#src/domain/time/dates.ts';
import { sessionHours, sessionsOn, timetableDays } from '#src/pages/shared/timetableSessions.ts';
import styles from './VetSections.module.css';

/** One vet's week, each day with its hours ('10 AM to 1 PM') or 'Away'. */
export function VetWeek({ vet }: { vet: Vet }) {
  const id = useId();
  const own = sessions.filter(({ detail }) => detail.vet === vet.id);
  return (
    <section className={styles.card} data-ground="sky" aria-labelledby={id}>
      <h2 id={id}>{vetPage.whenIn[vet.pronoun]}</h2>
      <ul className={`numeric ${styles.days}`} data-lines>
        {timetableDays.map((day) => {
          const hours = sessionsOn(own, day).map(sessionHours).join(', ');
          return (
            <Cluster as="li" key={day} justify="between" data-away={hours ? undefined : true}>
              <b>{weekdayName(day)}</b>
              <span>{hours || vetPage.away}</span>
            </Cluster>
          );
        })}
      </ul>
      <p className="small">{weekHint}</p>
      <StandaloneLink href={weekLink.href}>{weekLink.label}</StandaloneLink>
    </section>
  );
}
