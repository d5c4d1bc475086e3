import type { ReactNode } from 'react';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { VisitsResult } from '#src/api/visits.ts';
import { DataTable } from '#src/components/DataTable.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { VisitsFailure } from './VisitsFailure.tsx';
import { visitColumns } from './visitColumns.tsx';
import styles from './VisitsList.module.css';

/** What their pages give to both lists. */
export interface VisitsContent {
  /** Shown where there are no visits. */
  picture: Picture;
  /** The support address. */
  email: string;
  /** The login page, which leads back to this list. */
  loginHref: string;
}

interface VisitsListProps extends VisitsContent {
  title: string;
  result: VisitsResult;
  /** The status line of the loaded list. */
  status: string;
  /** Why the list may be empty, and what to do. */
  emptyText: ReactNode;
  /** The rows are those of the previous page. */
  stale?: boolean;
  /** Below the table. */
  children?: ReactNode;
}

/** A list of visits in one of its states: loading, failed, empty, or the table (docs/product.md, section 4). */
export function VisitsList(props: VisitsListProps) {
  const { title, result, status, emptyText, picture, email, loginHref, stale, children } = props;
  const loading = result.status === 'pending';
  const failed = result.status === 'error';
  const isEmpty = result.status === 'success' && result.visits.length === 0;

  function statusLine(): string {
    if (loading || result.isFetching) return 'Loading visits…';
    if (failed) return 'The list could not be loaded';
    return isEmpty ? 'Nothing to list' : status;
  }

  return (
    <div className={styles.list} tabIndex={-1}>
      <ListHead title={title} status={statusLine()} />
      <VisitsFailure
        failed={failed}
        error={result.error}
        email={email}
        loginHref={loginHref}
        onRetry={result.retry}
      />
      {isEmpty && (
        <EmptyState picture={picture} heading="No visits found.">
          {emptyText}
        </EmptyState>
      )}
      {!failed && !isEmpty && (
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
