import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAppointments } from '#src/api/appointments.ts';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { DataTable } from '#src/components/DataTable.tsx';
import { Pager } from '#src/components/Pager.tsx';
import { betweenDays, orderedAppointments, pageOf, pageSize } from '#src/domain/appointments.ts';
import { periodOf, prepareSearch, searchRequests, wholeList } from '#src/domain/requestView.ts';
import type { Appointment } from '#src/domain/types.ts';
import { useArrivalNotice } from '#src/pages/shared/useArrivalNotice.ts';
import { ListFoot } from '#src/sections/ListFoot.tsx';
import { ListHead } from '#src/sections/ListHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { adviceOnEmpty, adviceOnFailure } from './advice.ts';
import { AdviceNote } from './AdviceNote.tsx';
import styles from './AppointmentListPage.module.css';
import { busiestDay } from './busiestDay.ts';
import { columnsFor } from './columns.tsx';
import { Filters } from './Filters.tsx';
import { BookingLinks, RequestDays } from './laterParts.ts';
import { ListTools } from './ListTools.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { statusLine } from './statusLine.ts';
import { useExport } from './useExport.ts';
import { useNewRequests } from './useNewRequests.ts';
import { useOwned } from './useOwned.ts';
import { useRequestView } from './useRequestView.ts';

/** /appointmentlist and /devappointmentlist: the admin table (specification, sections 4, 8 and 9). */
export function Component() {
  const { appointments, status, error, retry, loadedAt, isFetching } = useAppointments();
  const token = useIdToken() ?? null;
  const [view, change] = useRequestView();
  const [opened, setOpened] = useOwned<Appointment>(token);
  const [links, setLinks] = useState(false);
  const [notice, dismissNotice] = useArrivalNotice();
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
  const listed = useMemo(() => betweenDays(found, { from, to }), [found, from, to]);
  // The chart counts anew once the rows are there.
  const counted = useDeferredValue(found);
  const dated = orderedAppointments(appointments, 'No Sorting').length;
  const busiest = useMemo(() => busiestDay(appointments), [appointments]);
  const columns = useMemo(() => columnsFor(sort, setOpened), [sort, setOpened]);
  const { rows, page, pages, total, first, last } = pageOf(listed, view.page, pageSize);

  useEffect(() => {
    void prepareSearch(appointments);
  }, [appointments]);

  const advice =
    status === 'error'
      ? adviceOnFailure(error, token)
      : status === 'success'
        ? adviceOnEmpty({ ...view, words, from, to }, dated, appointments.length, total)
        : undefined;

  return (
    <div className={styles.list}>
      <PageMeta title="Appointment Requests" noindex />
      <Alert
        kind="success"
        // Not beside 'You are not logged in', after a logout in another tab.
        message={token && !error?.refused ? notice : undefined}
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
      <AdviceNote advice={advice} onRetry={retry} onClear={() => change(wholeList)} />
      {(status === 'pending' || dated > 0) && (
        <div className={styles.days} data-busiest={busiest}>
          {/* Not before its own counting has begun, or it would first show nothing. */}
          {dated > 0 && (counted.length > 0 || found.length === 0) && (
            <Suspense>
              <RequestDays requests={counted} period={{ from, to }} onPeriod={change} />
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
          <ListTools onRefresh={retry} refreshing={isFetching} onLinks={() => setLinks(true)} />
          <Pager
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
