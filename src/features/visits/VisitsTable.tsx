import { type ComponentProps, memo, useDeferredValue, useState } from 'react';
import type { Visit } from '#src/api/visits.ts';
import { Table } from '#src/components/table/Table.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { phoneLink } from '#src/domain/contactLinks.ts';
import { safeHttpLink } from '#src/domain/text/safeLink.ts';
import { shortened } from '#src/domain/text/shortened.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import styles from './VisitsTable.module.css';

/** The visit first, record numbers last (docs/product.md, section 11). */
const columns = [
  'Patient',
  'Visit',
  'Created',
  'Client',
  'Documents',
  'Phone',
  'ID',
  'Patient ID',
  'Client ID',
  'Visit ID',
];

/** Hostile input: browsers take minutes to lay out 50,000 letters. */
const mostLetters = 500;

interface VisitsTableProps {
  caption: string;
  visits: readonly Visit[];
  isLoading: boolean;
  /** The rows are the previous page's. */
  isStale?: boolean | undefined;
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
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
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
  const dial = phoneLink(visit.phone);
  const phone = shortened(visit.phone, mostLetters);
  return (
    <tr role="row" translate="no" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.patient} title={visit.patientName}>
        {shortened(visit.patientName, mostLetters)}
      </th>
      <Text className={styles.visit} text={visit.visitName} />
      {/* An invalid date is shown raw. */}
      <Text className={styles.created} text={formatDate(visit.createdOn) || visit.createdOn} />
      <Text className={styles.client} text={visit.clientName} />
      <td role="cell" className={styles.documents}>
        <Documents visit={visit} />
      </td>
      <td role="cell" className={styles.number} data-label="Phone">
        {dial ? <a href={dial}>{phone}</a> : phone}
      </td>
      <Text className={styles.number} data-label="ID" text={visit.id} />
      <Text className={styles.number} data-label="Patient ID" text={visit.patientId} />
      <Text className={styles.number} data-label="Client ID" text={visit.clientId} />
      <Text className={styles.number} data-label="Visit ID" text={visit.visitId} />
    </tr>
  );
});

/** The title has the text that a narrow column clips. */
function Text({ text, ...attributes }: { text: string } & ComponentProps<'td'>) {
  return (
    <td role="cell" title={text} {...attributes}>
      {shortened(text, mostLetters)}
    </td>
  );
}

/** Linked only if it is a web address, because a record may hold any text. */
function Documents({ visit: { supportingDocuments, visitId } }: { visit: Visit }) {
  const href = safeHttpLink(supportingDocuments.trim());
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
