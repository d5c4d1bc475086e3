import type { Column } from '#src/components/DataTable.tsx';
import { formatDate } from '#src/domain/clock.ts';
import { plainDigits } from '#src/domain/digits.ts';
import { phoneLink } from '#src/domain/contactLinks.ts';
import { safeHttpLink } from '#src/domain/safeLink.ts';
import type { Visit } from '#src/domain/types.ts';

/** The columns of both visit lists (docs/product.md, section 11): the visit first, the numbers of the records last. */
const visitColumns: Column<Visit>[] = [
  {
    header: 'Patient',
    cell: (visit) => visit.patientName,
    look: 'strong',
    pin: true,
    breaks: 'between words',
    cardSlot: 'title',
  },
  {
    header: 'Visit',
    cell: (visit) => visit.visitName,
    breaks: 'between words',
    cardSlot: 'beside',
  },
  {
    header: 'Created',
    // A value that is no date is shown as it is.
    cell: (visit) => formatDate(visit.createdOn) || visit.createdOn,
    look: 'strong',
    cardSlot: 'when',
  },
  {
    header: 'Client',
    cell: (visit) => visit.clientName,
    breaks: 'between words',
    cardSlot: 'more',
  },
  { header: 'Documents', cell: documents, breaks: 'anywhere', cardSlot: 'more' },
  {
    header: 'Phone',
    cell: (visit) => visit.phone,
    href: (visit) => phoneLink(visit.phone),
    cardSlot: 'number',
  },
  { header: 'ID', cell: (visit) => visit.id, cardSlot: 'number' },
  { header: 'Patient ID', cell: (visit) => visit.patientId, cardSlot: 'number' },
  { header: 'Client ID', cell: (visit) => visit.clientId, cardSlot: 'number' },
  { header: 'Visit ID', cell: (visit) => visit.visitId, cardSlot: 'number' },
];

/** The columns of the visits of one telephone number: what the heading says already comes last, on a phone behind 'Numbers'. */
export function columnsBelow(phone: string, visits: readonly Visit[]): Column<Visit>[] {
  if (!phone) return visitColumns;
  const [first] = visits;
  const isSaid: Record<string, boolean> = {
    Client: visits.every(({ clientName }) => clientName === first?.clientName),
    Phone: visits.every((visit) => plainDigits(visit.phone) === phone),
  };
  const said = visitColumns.filter(({ header }) => isSaid[header]);
  return [
    ...visitColumns.filter(({ header }) => !isSaid[header]),
    ...said.map((column) => ({ ...column, cardSlot: 'number' as const })),
  ];
}

/** A link only where it leads to a web address; anything else is text. */
function documents(visit: Visit) {
  const text = visit.supportingDocuments.trim();
  if (!text)
    return (
      <span className="small" data-none="">
        None
      </span>
    );
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
