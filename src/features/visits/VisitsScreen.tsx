import type { ReactNode } from 'react';
import type { VisitsResult } from '#src/api/visits.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListHead } from './ListHead.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { OwnerVisits } from './useOwnerVisits.ts';
import { VisitsFailure } from './VisitsFailure.tsx';
import { VisitsTable } from './VisitsTable.tsx';

export interface VisitsContent {
  /** Shown where there are no visits. */
  picture: Picture;
  /** The login page, which leads back to this list. */
  loginHref: string;
}

interface VisitsScreenProps extends VisitsContent, Partial<Pick<OwnerVisits, 'phone' | 'owner'>> {
  title: string;
  result: VisitsResult;
  /** The status line of the loaded list, and what stands beside it. */
  status: string;
  action?: ReactNode;
  /** Why the list is empty, and what to do. */
  emptyText: ReactNode;
  /** The rows are those of the previous page. */
  isStale?: boolean;
  children?: ReactNode;
}

/** A list of visits in one of its states: loading, failed, empty, or the table (docs/product.md, section 4). */
export function VisitsScreen(props: VisitsScreenProps) {
  const { title, phone = '', result, status, emptyText } = props;
  const isLoading = result.status === 'pending' || result.isFetching;
  const failed = result.status === 'error';
  const isEmpty = result.status === 'success' && result.visits.length === 0;
  const line = failed ? 'The list could not be loaded' : isEmpty ? 'Nothing to list' : status;

  return (
    // It gets the focus only when a focused button in it disappears.
    <Stack className="focus-target" tabIndex={-1} data-paper="">
      <ListHead
        title={title}
        owner={props.owner}
        status={
          // The picture of an empty list has a heading of its own.
          <span className={isEmpty && !isLoading ? 'visually-hidden' : 'script-only'}>
            {isLoading ? 'Loading visits…' : line}
          </span>
        }
        failed={failed}
        action={props.action}
      >
        <PhoneForm phone={phone.slice(0, 40)} />
      </ListHead>
      <noscript>
        <p>This list needs JavaScript, which is switched off in this browser.</p>
      </noscript>
      <VisitsFailure result={result} loginHref={props.loginHref} />
      {isEmpty && (
        <EmptyState picture={props.picture} heading="No visits found.">
          {emptyText}
        </EmptyState>
      )}
      {!failed && !isEmpty && (
        <VisitsTable
          // The rows of one number never stand under another.
          key={`${result.status} ${phone}`}
          caption={title}
          visits={result.visits}
          isLoading={result.status === 'pending'}
          isStale={props.isStale}
        />
      )}
      {props.children}
    </Stack>
  );
}
