import { useMemo, useState } from 'react';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { countDue, type Notes } from './notes/notes.ts';
import { defaultFilters, type RequestFilters } from './filters/requestFilters.ts';
import styles from './RequestListHead.module.css';
import { loadedLine } from './statusLine.ts';
import type { RequestsResult } from './useRequests.ts';

interface RequestListHeadProps {
  /** The count of listed requests; announced when it changes. */
  count: string;
  result: RequestsResult;
  /** Nobody is logged in. */
  isOut: boolean;
  /** The list shows one day, which can be printed. */
  isDay: boolean;
  notes: Notes;
  /** The clinic's clock. */
  now: ClockTime;
  filters: RequestFilters;
  onChange: (change: Partial<RequestFilters>) => void;
}

/** The heading, and beside it the count, when the list was loaded, `Refresh`, `Enter a booking` and who is to be called again. */
export function RequestListHead(props: RequestListHeadProps) {
  const { count, result, isOut, isDay, notes, now, filters, onChange } = props;
  const { requests, status, loadedAt, isLoading, refresh } = result;
  const failed = status === 'error';
  const due = useMemo(() => countDue(requests.dated, notes, now), [requests, notes, now]);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>Appointment Requests</h1>
      <p className={`numeric soft tool-text ${styles.status}`}>
        {/* The message of a failure is announced instead. */}
        <span role="status">{!failed && count}</span>
        {failed && <span>{count}</span>} <span>{loadedLine(loadedAt, now.date)}</span>
      </p>
      {!isOut && (
        <div className={`screen-only ${styles.actions}`}>
          <RefreshButton isLoading={isLoading} onRefresh={refresh} />
          <ToolLink icon="CalendarPlus" href={`${paths.home}#${anchors.contacts}`} newTab>
            Enter a booking
          </ToolLink>
          {isDay && (
            <ToolButton icon="Printer" onClick={() => window.print()}>
              Print this day
            </ToolButton>
          )}
        </div>
      )}
      <div role="status" className="screen-only">
        {due > 0 && !isOut && filters.notes !== 'Call again' && (
          <ToolButton
            icon="PhoneCall"
            passesFocus
            onClick={() => onChange({ ...defaultFilters, notes: 'Call again' })}
          >
            {`${due} to call again`}
          </ToolButton>
        )}
      </div>
    </div>
  );
}

function RefreshButton({ isLoading, onRefresh }: { isLoading: boolean; onRefresh: () => void }) {
  /** A second press while the list loads starts no second call; screen readers hear why. */
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  if (isAskedAgain && !isLoading) setIsAskedAgain(false);
  return (
    <>
      <ToolButton
        icon="RotateCw"
        aria-disabled={isLoading || undefined}
        onClick={() => (isLoading ? setIsAskedAgain(true) : onRefresh())}
      >
        {isLoading ? 'Loading…' : 'Refresh'}
      </ToolButton>
      <p role="status" className="visually-hidden">
        {isAskedAgain && 'The requests are still loading.'}
      </p>
    </>
  );
}
