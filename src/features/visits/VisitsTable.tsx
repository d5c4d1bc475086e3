import { type ComponentType, memo, useDeferredValue, useState } from 'react';
import type { Visit } from '#src/api/visits.ts';
import { Table, TableCell } from '#src/components/table/Table.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { phoneLink } from '#src/domain/contactLinks.ts';
import { shortened } from '#src/domain/text/shortened.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import { safeHttpLink } from './safeHttpLink.ts';
import styles from './VisitsTable.module.css';

interface VisitColumn {
  label: string;
  className: string | undefined;
  /** The cell's text; as its title too, because a narrow column clips it. */
  text?: (visit: Visit) => string;
  /** Shown in place of a text. */
  Content?: ComponentType<{ visit: Visit }>;
}

const { number } = styles;

/** The visit first, record numbers last (docs/product.md, section 11). */
const columns: readonly VisitColumn[] = [
  { label: 'Patient', className: styles.patient, text: (visit) => visit.patientName },
  { label: 'Visit', className: styles.visit, text: (visit) => visit.visitName },
  {
    label: 'Created',
    className: styles.created,
    // An invalid date is shown raw.
    text: ({ createdOn }) => formatDate(createdOn) || createdOn,
  },
  { label: 'Client', className: styles.client, text: (visit) => visit.clientName },
  { label: 'Documents', className: styles.documents, Content: Documents },
  { label: 'Phone', className: number, Content: Phone },
  { label: 'ID', className: number, text: (visit) => visit.id },
  { label: 'Patient ID', className: number, text: (visit) => visit.patientId },
  { label: 'Client ID', className: number, text: (visit) => visit.clientId },
  { label: 'Visit ID', className: number, text: (visit) => visit.visitId },
];

interface VisitsTableProps {
  caption: string;
  visits: readonly Visit[];
  isLoading: boolean;
  /** The rows are the previous page's. */
  isStale?: boolean;
}

/** A list's visits; on a phone two lines each, with numbers on a press. */
export function VisitsTable({ caption, visits, isLoading, isStale }: VisitsTableProps) {
  const [hasNumbers, setHasNumbers] = useState(false);
  // The first screenful at once, the rest when the browser is idle.
  const drawn = useDeferredValue(visits, visits.slice(0, 50));
  return (
    <div className="script-only" data-numbers={hasNumbers} data-stale={isStale}>
      <ToolButton
        className={`phone-only screen-only ${styles.toggle}`}
        data-choice
        aria-pressed={hasNumbers}
        onClick={() => setHasNumbers(!hasNumbers)}
      >
        Numbers
      </ToolButton>
      <Table
        caption={caption}
        columns={columns.length}
        className={styles.table}
        head={
          <tr role="row">
            {columns.map(({ label }) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        }
        isLoading={isLoading}
        emptyText="No visits found."
      >
        {drawn.map((visit, index) => (
          // An API may give two visits one id.
          <VisitRow key={`${visit.id}-${index}`} visit={visit} />
        ))}
      </Table>
    </div>
  );
}

const VisitRow = memo(function VisitRow({ visit }: { visit: Visit }) {
  return (
    <tr role="row" translate="no" className={styles.row}>
      {columns.map(({ label, className, text, Content }, index) => {
        const title = text?.(visit);
        return (
          <TableCell
            key={label}
            isRowHeader={index === 0}
            className={className}
            title={title}
            data-label={label}
          >
            {Content ? <Content visit={visit} /> : shortened(title ?? '')}
          </TableCell>
        );
      })}
    </tr>
  );
});

function Phone({ visit: { phone } }: { visit: Visit }) {
  const href = phoneLink(phone);
  const text = shortened(phone);
  return href ? <a href={href}>{text}</a> : text;
}

/** Linked only if it is a web address, because a record may hold any text. */
function Documents({ visit: { supportingDocuments, visitId } }: { visit: Visit }) {
  const href = safeHttpLink(supportingDocuments);
  if (!href) return <span className={styles.none}>No file</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      Open file
      <span className="visually-hidden">
        {`${visitId ? ` of visit ${visitId}` : ''} (opens in a new tab)`}
      </span>
    </a>
  );
}
