import type { ReactNode } from 'react';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { VisitsResult } from '#src/api/visits.ts';
import { DataTable } from '#src/components/DataTable.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { VisitsFailure } from './VisitsFailure.tsx';
import { visitColumns } from './visitColumns.tsx';
import styles from './VisitsList.module.css';

/** What both lists are given by their pages. */
export interface VisitsContent {
  /** Shown where there are no visits. */
  picture: Picture;
  /** The support address. */
  email: string;
}

interface VisitsListProps extends VisitsContent {
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
  const { title, result, status, nothing, picture, email, stale, children } = props;
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
      <VisitsFailure failed={failed} email={email} onRetry={result.retry} />
      {none && (
        <EmptyState picture={picture} heading="No visits found.">
          {nothing}
        </EmptyState>
      )}
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
