import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Session } from '#src/domain/timetableSessions.ts';

export function SessionDetail({ label, href }: Session['detail']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
