import { SiteLink } from '#src/components/SiteLink.tsx';
import { sessionHours, type Session, type GridCell } from '#src/domain/timetable.ts';
import styles from './Session.module.css';

/** One cell of the week table. A session spans as many rows as it has hours. */
export function SessionCell({ cell }: { cell: GridCell }) {
  if (cell === 'taken') return null;
  if (cell === 'free') {
    return (
      <td>
        <span className="visually-hidden">Nothing</span>
      </td>
    );
  }
  const { session, span } = cell;
  return (
    <td rowSpan={span} className={styles.session} data-kind={session.kind}>
      <b>{session.title}</b>
      <SessionDetail {...session.detail} />
      <span className={styles.place}>{session.place}</span>
      <span className={styles.place}>{sessionHours(session)}</span>
    </td>
  );
}

/** The vet, with a link to their page, or what is done. */
export function SessionDetail({ label, href }: Session['detail']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
