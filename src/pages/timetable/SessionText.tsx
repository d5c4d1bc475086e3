import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { Session } from '#src/pages/shared/timetableSessions.ts';
import styles from './Session.module.css';

export function SessionText({ title, detail: { label, vet }, location }: Session) {
  return (
    <>
      <b>{title}</b>
      {vet ? <SiteLink href={paths.vet(vet)}>{label}</SiteLink> : <span>{label}</span>}
      <span className={styles.location}>{location}</span>
    </>
  );
}
