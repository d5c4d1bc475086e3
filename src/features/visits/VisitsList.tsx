import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { VisitsResult } from '#src/api/visits.ts';
import type { Visit } from '#src/domain/types.ts';
import { useSettled } from '#src/components/useSettled.ts';
import { DataTable } from '#src/components/DataTable.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { VisitsFailure } from './VisitsFailure.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { useRowsInParts } from './useRowsInParts.ts';
import { columnsBelow } from './visitColumns.tsx';
import styles from './VisitsList.module.css';

/** The part of a number in the address that the field can show. */
const longestPhone = 40;

/** The props of both visit lists. */
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
  /** The telephone number whose visits are listed; '' for none. */
  phone?: string;
  /** Whose visits they are. */
  owner?: string;
  result: VisitsResult;
  /** The visits that pass the search; all without one. */
  rows?: readonly Visit[];
  /** The status line of the loaded list. */
  status: string;
  /** The search text. */
  search?: string;
  /** Why the list may be empty, and what to do. */
  emptyText: ReactNode;
  /** Search and actions, above the table. */
  tools?: ReactNode;
  /** The text of the table if no visit matches the search. */
  noMatchText?: string;
  /** The rows are those of the previous page. */
  stale?: boolean;
  /** Below the table. */
  children?: ReactNode;
}

/** A list of visits in one of its states: loading, failed, empty, or the table (docs/product.md, section 4). */
export function VisitsList(props: VisitsListProps) {
  const {
    search = '',
    title,
    phone = '',
    owner,
    result,
    rows = result.visits,
    status,
    emptyText,
  } = props;
  const { picture, email, loginHref, tools, noMatchText = '', stale, children } = props;
  const loading = result.status === 'pending';
  const failed = result.status === 'error';
  const isEmpty = result.status === 'success' && result.visits.length === 0;

  // Keyed by its place among all visits, so that a row keeps its identity while a search removes others.
  const keys = useMemo(
    () => new Map(result.visits.map((visit, index) => [visit, `${visit.id}-${index}`])),
    [result.visits],
  );
  const shown = useRowsInParts(rows);
  const columns = useMemo(() => columnsBelow(phone, result.visits), [phone, result.visits]);
  const [numbers, setNumbers] = useState(false);
  const tableId = useId();

  function statusLine(): string {
    if (loading || result.isFetching) return 'Loading visits…';
    if (failed) return 'The list could not be loaded';
    return isEmpty ? 'Nothing to list' : status;
  }
  const settled = useSettled(statusLine(), `${search}${stale ? ' next page' : ''}`);
  // A failure shows at once, and its line with it.
  const line = failed ? statusLine() : settled;

  return (
    // It gets the focus only when a focused button in it disappears.
    <Stack className={`focus-target ${styles.list}`} tabIndex={-1}>
      <ListHead
        title={title}
        owner={owner}
        status={<span className="script-only">{line}</span>}
        failed={failed}
        action={
          <noscript>
            <p className="small">
              This list needs JavaScript, which is switched off in this browser.
            </p>
          </noscript>
        }
      >
        <PhoneForm phone={phone.slice(0, longestPhone)} />
      </ListHead>
      <VisitsFailure
        failed={failed}
        error={result.error}
        email={email}
        loginHref={loginHref}
        onRetry={result.refetch}
      />
      {tools}
      {isEmpty && (
        <EmptyState picture={picture} heading="No visits found.">
          {emptyText}
        </EmptyState>
      )}
      {!failed && !isEmpty && (
        <div id={tableId} className={`script-only ${styles.table}`} data-stale={stale || undefined}>
          <ToolButton
            className={`phone-only screen-only ${styles.numbers}`}
            aria-expanded={numbers}
            aria-controls={tableId}
            onClick={() => setNumbers(!numbers)}
          >
            Numbers
          </ToolButton>
          <DataTable
            caption={title}
            columns={columns}
            numbers={numbers}
            rows={shown}
            rowKey={(visit) => keys.get(visit) ?? ''}
            loading={loading}
            empty={noMatchText}
          />
        </div>
      )}
      {children}
    </Stack>
  );
}
