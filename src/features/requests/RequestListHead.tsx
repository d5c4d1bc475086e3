import { useMemo } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { bookingHref } from '#src/config/paths.ts';
import { clockAt, formatTime } from '#src/domain/time/clock.ts';
import { formatDate } from '#src/domain/time/dates.ts';
import { useDebouncedStatus } from '#src/platform/useDebouncedStatus.ts';
import { countLine } from './countLine.ts';
import { type AppliedFilters, defaultFilters } from './filters/requestFilters.ts';
import type { ChangeFilters } from './filters/useRequestFilters.ts';
import { countDue } from './notes/notes.ts';
import { useRequestListContext } from './RequestListContext.ts';
import type { RequestsResult } from './useRequests.ts';
import styles from './RequestListHead.module.css';

interface RequestListHeadProps {
  result: RequestsResult;
  listed: readonly AppointmentRequest[];
  isLoggedOut: boolean;
  isDay: boolean;
  filters: AppliedFilters;
  onChange: ChangeFilters;
}

/** Heading, count, time of loading, and buttons. */
export function RequestListHead(props: RequestListHeadProps) {
  const { result, listed, isLoggedOut, isDay, filters, onChange } = props;
  const { status, loadedAt, isLoading, refresh } = result;
  const { list, notes, now } = useRequestListContext();
  const due = useMemo(() => countDue(list.dated, notes, now), [list, notes, now]);
  /** ListMessage announces a failed or empty list. */
  const announcedBelow =
    status === 'error' || (status === 'success' && listed.length === 0 && !isLoading);
  const line = countLine(result, listed.length, filters);
  const count = useDebouncedStatus(line, filters.search);
  const announced = useDebouncedStatus(announcedBelow ? '' : line, filters.search);
  return (
    <Cluster align="baseline" className={styles.head}>
      <h1 className={`subtitle ${styles.title}`}>Appointment Requests</h1>
      <p className={`numeric soft tool-text ${styles.status}`}>
        <span role="status">{announced}</span>
        {!announced && <span>{count}</span>} <span>{loadedLine(loadedAt, now.date)}</span>
      </p>
      {!isLoggedOut && (
        <Row gap={2} align="stretch" className={`screen-only ${styles.actions}`}>
          <ToolButton
            icon="RotateCw"
            aria-disabled={isLoading || undefined}
            onClick={() => isLoading || refresh()}
          >
            {isLoading ? 'Loading…' : 'Refresh'}
          </ToolButton>
          <ToolLink icon="CalendarPlus" href={bookingHref} newTab>
            Enter a booking
          </ToolLink>
          {isDay && (
            <ToolButton icon="Printer" onClick={() => window.print()}>
              Print this day
            </ToolButton>
          )}
        </Row>
      )}
      <div role="status" className="screen-only">
        {due > 0 && !isLoggedOut && filters.notes !== 'Call again' && (
          <ToolButton
            icon="PhoneCall"
            passesFocus
            onClick={() => onChange({ ...defaultFilters, notes: 'Call again' })}
          >
            {`${due} to call again`}
          </ToolButton>
        )}
      </div>
    </Cluster>
  );
}

/** 'Loaded at 2:02 PM', with the day if that was another. `today`: YYYY-MM-DD. */
function loadedLine(loadedAt: number, today: string): string {
  if (!loadedAt) return '';
  const { date, time } = clockAt(new Date(loadedAt), config.clinicTimeZone);
  return `Loaded ${date === today ? '' : `on ${formatDate(date)} `}at ${formatTime(time)}`;
}
