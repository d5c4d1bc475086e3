import { useMemo } from 'react';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import type { ClockTime } from '#src/domain/types.ts';
import { type AppliedFilters, defaultFilters } from './filters/requestFilters.ts';
import type { ChangeFilters } from './filters/useRequestFilters.ts';
import { countDue, type Notes } from './notes/notes.ts';
import { loadedLine } from './statusLine.ts';
import type { RequestsResult } from './useRequests.ts';
import styles from './RequestListHead.module.css';

interface RequestListHeadProps {
  count: string;
  /** The count for screen readers; '' where the list failed or is empty, which has its own message. */
  announcement: string;
  result: RequestsResult;
  isOut: boolean;
  isDay: boolean;
  notes: Notes;
  now: ClockTime;
  filters: AppliedFilters;
  onChange: ChangeFilters;
}

/** Heading, count, time of loading, and buttons. */
export function RequestListHead(props: RequestListHeadProps) {
  const { count, announcement, result, isOut, isDay, notes, now, filters, onChange } = props;
  const { requests, loadedAt, isLoading, refresh } = result;
  const due = useMemo(() => countDue(requests.dated, notes, now), [requests, notes, now]);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>Appointment Requests</h1>
      <p className={`numeric soft tool-text ${styles.status}`}>
        <span role="status">{announcement}</span>
        {!announcement && <span>{count}</span>} <span>{loadedLine(loadedAt, now.date)}</span>
      </p>
      {!isOut && (
        <div className={`screen-only ${styles.actions}`}>
          <ToolButton
            icon="RotateCw"
            aria-disabled={isLoading || undefined}
            onClick={() => isLoading || refresh()}
          >
            {isLoading ? 'Loading…' : 'Refresh'}
          </ToolButton>
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
