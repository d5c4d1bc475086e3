import { useState } from 'react';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { Page } from '#src/features/requests/paginate.ts';
import styles from './RequestListScreen.module.css';

interface RequestListFootProps {
  page: Page<unknown>;
  onPage: (page: number) => void;
  /** The result of the last export, for screen readers; '' before the first. */
  exportResult: string;
  onRefresh: () => void;
  refreshing: boolean;
}

/** The foot of the list: which rows are shown, and the pages. */
export function RequestListFoot(props: RequestListFootProps) {
  const { page, onPage, exportResult, onRefresh, refreshing } = props;
  const { first, last, total } = page;
  const line =
    total > 0 ? `Showing ${first} to ${last} of ${total}. Export covers all ${total}.` : '';
  /** The page that was turned to last, and of how many requests. What filters show is said by the list's head. */
  const [turnedTo, setTurnedTo] = useState('');
  /** 'Refresh' was pressed again while the list loads: the call that is under way goes on. */
  const [asked, setAsked] = useState(false);
  if (asked && !refreshing) setAsked(false);
  return (
    <ListFoot line={line} announcement={turnedTo === `${page.page} of ${total}` ? line : ''}>
      <p role="status" className="visually-hidden">
        {exportResult}
      </p>
      <p role="status" className="visually-hidden">
        {asked && refreshing && 'The requests are still loading.'}
      </p>
      <Cluster gap={3} className={`screen-only ${styles.tools}`}>
        <ToolButton
          icon="RotateCw"
          aria-disabled={refreshing || undefined}
          onClick={() => (refreshing ? setAsked(true) : onRefresh())}
        >
          {refreshing ? 'Loading…' : 'Refresh'}
        </ToolButton>
        <Pagination
          label="Appointment requests"
          page={page.page}
          pages={page.pages}
          onPage={(next) => {
            setTurnedTo(`${next} of ${total}`);
            onPage(next);
          }}
        />
      </Cluster>
    </ListFoot>
  );
}
