import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Session } from '#src/pages/shared/timetableSessions.ts';
import styles from './Session.module.css';

export function SessionText({ title, detail: { label, href }, location }: Session) {
  return (
    <>
      <b>{title}</b>
      {href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>}
      <span className={styles.location}>{location}</span>
    </>
  );
}
