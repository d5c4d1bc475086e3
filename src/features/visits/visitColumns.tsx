import type { Column } from '#src/components/DataTable.tsx';
import { formatDate } from '#src/domain/clock.ts';
import { phoneLink } from '#src/domain/contactLinks.ts';
import { safeHttpLink } from '#src/domain/safeLink.ts';
import type { Visit } from '#src/domain/types.ts';

/** The columns of both visit lists (docs/product.md, section 11). */
export const visitColumns: Column<Visit>[] = [
  { header: 'ID', cell: (visit) => visit.id, cardSlot: 'corner' },
  { header: 'Patient ID', cell: (visit) => visit.patientId },
  {
    header: 'Patient',
    cell: (visit) => visit.patientName,
    look: 'strong',
    pin: true,
    breaks: 'between words',
    cardSlot: 'title',
  },
  { header: 'Client ID', cell: (visit) => visit.clientId },
  {
    header: 'Client',
    cell: (visit) => visit.clientName,
    breaks: 'between words',
    cardSlot: 'first',
  },
  { header: 'Phone', cell: (visit) => visit.phone, href: (visit) => phoneLink(visit.phone) },
  { header: 'Visit ID', cell: (visit) => visit.visitId },
  { header: 'Visit', cell: (visit) => visit.visitName, breaks: 'between words', cardSlot: 'first' },
  { header: 'Documents', cell: documents, breaks: 'anywhere' },
  {
    header: 'Created',
    // A value that is no date is shown as it is.
    cell: (visit) => formatDate(visit.createdOn) || visit.createdOn,
    look: 'strong',
    cardSlot: 'first',
  },
];

/** A link only where it leads to a web address; anything else is text. */
function documents(visit: Visit) {
  const text = visit.supportingDocuments.trim();
  if (!text) return <span className="small">None</span>;
  const href = safeHttpLink(text);
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      Open file
      <span className="visually-hidden">
        {`${visit.visitId ? ` of visit ${visit.visitId}` : ''} (opens in a new tab)`}
      </span>
    </a>
  );
}
