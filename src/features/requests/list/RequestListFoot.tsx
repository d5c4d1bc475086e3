import { type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { Page } from '#src/domain/paginate.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import { BookingLinks, CallNotes } from './lazyComponents.ts';
import styles from './RequestListScreen.module.css';

interface RequestListFootProps {
  page: Page<unknown>;
  onPage: (page: number) => void;
  /** The result of the last export, for screen readers; '' before the first. */
  exportResult: string;
  onRefresh: () => void;
  refreshing: boolean;
  /** The user's notes; undefined before they are loaded. */
  calls: Calls | undefined;
  /** The clinic's clock. */
  now: ClockTime;
  /** Receives the element for the settings of the search for new requests. */
  watchPlace: Ref<HTMLDivElement> | undefined;
  /** The keys of the list. */
  children: ReactNode;
}

/** The foot of the list: which rows are shown, the pages, and behind 'More' what is not needed every hour. */
export function RequestListFoot(props: RequestListFootProps) {
  const { page, onPage, exportResult, onRefresh, refreshing, calls, now, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<'links' | 'notes'>();
  const moreId = useId();
  const { first, last, total } = page;
  const line =
    total > 0 ? `Showing ${first} to ${last} of ${total}. Export covers all ${total}.` : '';
  /** The page that was turned to last, and of how many requests. What filters show is said by the list's head. */
  const [turnedTo, setTurnedTo] = useState('');
  const close = () => setDialog(undefined);
  return (
    <>
      <ListFoot line={line} announcement={turnedTo === `${page.page} of ${total}` ? line : ''}>
        <p role="status" className="visually-hidden">
          {exportResult}
        </p>
        <Cluster gap={3} className={`screen-only ${styles.tools}`}>
          <ToolButton
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            More <Icon icon="ChevronDown" />
          </ToolButton>
          <ToolButton
            icon="RotateCw"
            aria-disabled={refreshing || undefined}
            onClick={() => refreshing || onRefresh()}
          >
            Refresh
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
        <Cluster gap={3} id={moreId} className={`screen-only ${styles.more}`} hidden={!isOpen}>
          {calls && (
            <ToolButton
              icon="NotebookPen"
              aria-haspopup="dialog"
              onClick={() => setDialog('notes')}
            >
              Notes about calls
            </ToolButton>
          )}
          <ToolButton icon="Link" aria-haspopup="dialog" onClick={() => setDialog('links')}>
            Booking links
          </ToolButton>
          <ToolButton icon="Printer" onClick={() => window.print()}>
            Print
          </ToolButton>
          <div className={styles.keys}>{children}</div>
          <div ref={props.watchPlace} />
        </Cluster>
      </ListFoot>
      <Suspense>
        {dialog === 'links' && <BookingLinks onClose={close} />}
        {dialog === 'notes' && calls && <CallNotes calls={calls} now={now} onClose={close} />}
      </Suspense>
    </>
  );
}
