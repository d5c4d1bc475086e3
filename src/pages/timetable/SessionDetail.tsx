import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Session } from '#src/domain/timetableSessions.ts';

/** The vet, with a link to the vet's page, or a plain description. */
export function SessionDetail({ label, href }: Session['detail']) {
  return href ? <SiteLink href={href}>{label}</SiteLink> : <span>{label}</span>;
}
