import { SiteLink } from '#src/components/SiteLink.tsx';
import { sessionHours, type Session, type Slot } from '#src/domain/timetable.ts';
import styles from './WeekGrid.module.css';

/** One place in the planner. A session takes as many rows as it has hours. */
export function SessionCell({ slot, today }: { slot: Slot; today?: true }) {
  if (slot === 'taken') return null;
  if (slot === 'free') {
    return (
      <td data-today={today}>
        <span className="visually-hidden">Nothing</span>
      </td>
    );
  }
  const { session, span } = slot;
  return (
    <td rowSpan={span} className={styles.session} data-kind={session.kind} data-today={today}>
      <b>{session.title}</b>
      <Who {...session.who} />
      <span className={styles.place}>{session.place}</span>
      <span className={styles.time}>{sessionHours(session)}</span>
    </td>
  );
}

/** The vet, with the way to their page, or what is done. */
export function Who({ label, href }: Session['who']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
