import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Session } from '#src/domain/timetableSessions.ts';

/** The vet, with a link to their page, or what is done. */
export function SessionDetail({ label, href }: Session['detail']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
