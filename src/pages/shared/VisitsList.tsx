import type { ReactNode } from 'react';
import type { VisitsResult } from '#src/api/visits.ts';
import { DataTable } from '#src/components/DataTable.tsx';
import { ListHead } from '#src/sections/ListHead.tsx';
import { NothingFound } from './NothingFound.tsx';
import { VisitsFailure } from './VisitsFailure.tsx';
import { visitColumns } from './visitColumns.tsx';
import styles from './VisitsList.module.css';

interface VisitsListProps {
  title: string;
  result: VisitsResult;
  /** What the list holds, once it is there. */
  status: string;
  /** Why there may be nothing, and what to do. */
  nothing: ReactNode;
  /** The rows are those of the page before. */
  stale?: boolean;
  /** Under the table. */
  children?: ReactNode;
}

/** A list of visits in one of its states: loading text, error text, nothing, or the table (specification, section 4). */
export function VisitsList(props: VisitsListProps) {
  const { title, result, status, nothing, stale, children } = props;
  const loading = result.status === 'pending';
  const failed = result.status === 'error';
  const none = result.status === 'success' && result.visits.length === 0;

  function statusLine(): string {
    if (loading || result.isFetching) return 'Loading visits…';
    if (failed) return 'The list could not be loaded';
    return none ? 'Nothing to list' : status;
  }

  return (
    <div className={styles.list} tabIndex={-1}>
      <ListHead title={title} status={statusLine()} />
      <VisitsFailure failed={failed} onRetry={result.retry} />
      {none && <NothingFound heading="No visits found.">{nothing}</NothingFound>}
      {!failed && !none && (
        <div className={styles.table} data-stale={stale || undefined}>
          <DataTable
            caption={title}
            columns={visitColumns}
            rows={result.visits}
            rowKey={(visit, index) => `${visit.id}-${index}`}
            loading={loading}
            empty="No visits found."
          />
        </div>
      )}
      {children}
    </div>
  );
}
