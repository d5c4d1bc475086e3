import { useMemo, useState } from 'react';
import { useAppointments } from '#src/api/appointments.ts';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { DataTable } from '#src/components/DataTable.tsx';
import { Pager } from '#src/components/Pager.tsx';
import {
  type AppointmentQuery,
  pageOf,
  pageSize,
  queryAppointments,
} from '#src/domain/appointments.ts';
import { useArrivalNotice } from '#src/pages/shared/useArrivalNotice.ts';
import { ListFoot } from '#src/sections/ListFoot.tsx';
import { ListHead } from '#src/sections/ListHead.tsx';
import { PageMeta } from '#src/sections/PageMeta.tsx';
import { adviceOnEmpty, adviceOnFailure } from './advice.ts';
import { AdviceNote } from './AdviceNote.tsx';
import styles from './AppointmentListPage.module.css';
import { columnsFor } from './columns.tsx';
import { Filters } from './Filters.tsx';
import { useExport } from './useExport.ts';

const anyDay = { from: '', to: '' };

/** /appointmentlist and /devappointmentlist: the admin table (specification, sections 4, 8 and 9). */
export function Component() {
  const { appointments, status, error, retry } = useAppointments();
  const token = useIdToken();
  const [query, setQuery] = useState<AppointmentQuery>({ ...anyDay, sort: 'Recent' });
  const [asked, setAsked] = useState(1);
  const [notice, dismissNotice] = useArrivalNotice();
  const exporting = useExport();

  const found = useMemo(() => queryAppointments(appointments, query), [appointments, query]);
  const columns = useMemo(() => columnsFor(query.sort), [query.sort]);
  const { rows, page, pages, total, first, last } = pageOf(found, asked, pageSize);

  const loading = status === 'pending';
  const advice =
    status === 'error'
      ? adviceOnFailure(error, token)
      : status === 'success'
        ? adviceOnEmpty(query, appointments.length, total)
        : undefined;

  function change(part: Partial<AppointmentQuery>) {
    setQuery({ ...query, ...part });
    setAsked(1);
  }

  return (
    <div className={styles.list}>
      <PageMeta title="Appointment Requests" noindex />
      <Alert kind="success" message={notice} onDismiss={dismissNotice} />
      <ListHead title="Appointment Requests" status={statusLine()}>
        <Filters
          query={query}
          onChange={change}
          onExport={() => void exporting.exportRequests(found)}
          exporting={exporting.exporting}
          empty={total === 0}
        />
      </ListHead>
      <Alert
        kind="error"
        message={exporting.failed ? 'The file could not be made. Please try again.' : undefined}
        onDismiss={exporting.dismissFailure}
      />
      <AdviceNote advice={advice} onRetry={retry} onClearDates={() => change(anyDay)} />
      <DataTable
        caption="Appointment requests"
        columns={columns}
        rows={rows}
        rowKey={(row, index) => `${row.id}-${first + index}`}
        loading={loading}
        empty="No appointments found."
      />
      <ListFoot
        line={
          total > 0 ? `Showing ${first} to ${last} of ${total}. Export covers all ${total}.` : ''
        }
        quiet={exporting.done}
      >
        <Pager label="Appointment requests" page={page} pages={pages} onPage={setAsked} />
      </ListFoot>
    </div>
  );

  function statusLine(): string {
    if (loading) return 'Loading requests…';
    if (status === 'error') return 'The list could not be loaded';
    const order = { Recent: ', newest first', Oldest: ', oldest first', 'No Sorting': '' };
    const line = `${counted(total)}${total > 1 ? order[query.sort] : ''}`;
    const hidden = appointments.filter((request) => request.appointment_date === '').length;
    return hidden ? `${line}. Not listed: ${hidden} without a date` : line;
  }
}

function counted(requests: number): string {
  return requests === 1 ? '1 request' : `${requests} requests`;
}
