import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAppointments } from '#src/api/appointments.ts';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { DataTable } from '#src/components/DataTable.tsx';
import { Pagination } from '#src/components/Pagination.tsx';
import { filterByDate, orderedAppointments, paginate, pageSize } from '#src/domain/appointments.ts';
import {
  periodOf,
  prepareSearch,
  searchRequests,
  defaultFilters,
} from '#src/domain/listFilters.ts';
import type { Appointment } from '#src/domain/types.ts';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { messageOnEmpty, messageOnFailure } from './listMessage.ts';
import { ListMessage } from './ListMessage.tsx';
import styles from './RequestList.module.css';
import { busiestDay } from './busiestDay.ts';
import { columnsFor } from './columns.tsx';
import { Filters } from './Filters.tsx';
import { BookingLinks, RequestsByDayChart } from './lazyComponents.ts';
import { ListActions } from './ListActions.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { statusLine } from './statusLine.ts';
import { useExport } from './useExport.ts';
import { useNewRequests } from './useNewRequests.ts';
import { usePerUserState } from './usePerUserState.ts';
import { useListFilters } from './useListFilters.ts';

interface RequestListProps {
  /** The login page, which leads back to this list as it is filtered. */
  loginHref: string;
}

/** The staff's list of appointment requests (specification, sections 4, 8 and 9). */
export function RequestList({ loginHref }: RequestListProps) {
  const { appointments, status, error, retry, loadedAt, isFetching } = useAppointments();
  const token = useIdToken() ?? null;
  const [view, change] = useListFilters();
  const [opened, setOpened] = usePerUserState<Appointment>(token);
  const [links, setLinks] = useState(false);
  const [notice, dismissNotice] = useFlashMessage();
  const exporting = useExport(token);
  const fresh = useNewRequests(loadedAt ? appointments : undefined);

  const { sort } = view;
  const { from, to } = periodOf(view);
  // Letters show as they are typed; in a long list the rows follow a moment later.
  const words = useDeferredValue(view.words);
  const found = useMemo(
    () => searchRequests(orderedAppointments(appointments, sort), words),
    [appointments, sort, words],
  );
  const listed = useMemo(() => filterByDate(found, { from, to }), [found, from, to]);
  // The chart counts anew once the rows are there.
  const counted = useDeferredValue(found);
  const dated = orderedAppointments(appointments, 'No Sorting').length;
  const busiest = useMemo(() => busiestDay(appointments), [appointments]);
  const columns = useMemo(() => columnsFor(sort, setOpened), [sort, setOpened]);
  const { rows, page, pages, total, first, last } = paginate(listed, view.page, pageSize);

  useEffect(() => {
    void prepareSearch(appointments);
  }, [appointments]);

  const message =
    status === 'error'
      ? messageOnFailure(error, token)
      : status === 'success'
        ? messageOnEmpty({ ...view, words, from, to }, dated, appointments.length, total)
        : undefined;

  return (
    <div className={styles.list}>
      <Alert
        kind="success"
        // Not beside 'You are not logged in', after a logout in another tab.
        message={token && !error?.unauthorized ? notice : undefined}
        onDismiss={dismissNotice}
      />
      <ListHead
        title="Appointment Requests"
        status={statusLine({
          status,
          sort,
          loadedAt,
          isFetching,
          all: dated,
          total,
          dateless: appointments.length - dated,
          fresh: fresh.size,
        })}
      >
        <Filters
          view={view}
          onChange={change}
          onExport={() => void exporting.exportRequests(listed)}
          exporting={exporting.exporting}
          empty={total === 0}
        />
      </ListHead>
      <Alert
        kind="error"
        message={exporting.failed ? 'The file could not be made. Please try again.' : undefined}
        onDismiss={exporting.dismissFailure}
      />
      <ListMessage
        {...{ message, loginHref }}
        onRetry={retry}
        onClear={() => change(defaultFilters)}
      />
      {(status === 'pending' || dated > 0) && (
        <div className={styles.days} data-busiest={busiest}>
          {/* Not before its own counting has begun, or it would first show nothing. */}
          {dated > 0 && (counted.length > 0 || found.length === 0) && (
            <Suspense>
              <RequestsByDayChart requests={counted} period={{ from, to }} onPeriod={change} />
            </Suspense>
          )}
        </div>
      )}
      <DataTable
        caption="Appointment requests"
        columns={columns}
        rows={rows}
        rowKey={(row, index) => `${row.id}-${first + index}`}
        badge={(row) => (fresh.has(row.id) ? 'New' : undefined)}
        loading={status === 'pending'}
        empty="No appointments found."
      />
      <ListFoot
        line={
          total > 0 ? `Showing ${first} to ${last} of ${total}. Export covers all ${total}.` : ''
        }
        quiet={exporting.done}
      >
        <div className={styles.tools}>
          <ListActions onRefresh={retry} refreshing={isFetching} onLinks={() => setLinks(true)} />
          <Pagination
            label="Appointment requests"
            page={page}
            pages={pages}
            onPage={(next) => change({ page: next })}
          />
        </div>
      </ListFoot>
      {links && (
        <Suspense>
          <BookingLinks onClose={() => setLinks(false)} />
        </Suspense>
      )}
      <RequestDialog request={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}
