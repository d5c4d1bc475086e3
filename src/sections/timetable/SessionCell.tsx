import { SiteLink } from '#src/components/SiteLink.tsx';
import { sessionHours, type Session, type GridCell } from '#src/domain/timetable.ts';
import * as messages from './messages.ts';
import styles from './Session.module.css';

/** One cell of the week table. A session spans as many rows as it has hours. */
export function SessionCell({ cell: { session, rows, columns } }: { cell: GridCell }) {
  if (!session) {
    return (
      <td colSpan={columns}>
        <span className="visually-hidden">{messages.nothing}</span>
      </td>
    );
  }
  return (
    <td rowSpan={rows} colSpan={columns} className={styles.session} data-kind={session.kind}>
      <b>{session.title}</b>
      <SessionDetail {...session.detail} />
      <span className={`numeric ${styles.place}`}>{session.place}</span>
      <span className={`numeric ${styles.place}`}>{sessionHours(session)}</span>
    </td>
  );
}

/** The vet, with a link to their page, or what is done. */
export function SessionDetail({ label, href }: Session['detail']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
