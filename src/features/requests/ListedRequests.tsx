import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Alert } from '#src/components/Alert.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import { RequestDrawer } from './drawer/RequestDrawer.tsx';
import { useOpenRequest } from './drawer/useOpenRequest.ts';
import type { AppliedFilters } from './filters/requestFilters.ts';
import type { Notes } from './notes/notes.ts';
import { paginate } from './paginate.ts';
import { DaySheet } from './print/DaySheet.tsx';
import { requestsPageSize } from './requestList.ts';
import { RequestListFoot } from './RequestListFoot.tsx';
import { RequestTable } from './RequestTable.tsx';
import type { RequestsResult } from './useRequests.ts';

interface ListedRequestsProps {
  result: RequestsResult;
  listed: readonly AppointmentRequest[];
  filters: AppliedFilters;
  isDay: boolean;
  isMissing: boolean;
  notes: Notes;
  now: ClockTime;
  clinicOf: (name: string) => string;
  onPage: (page: number) => void;
}

export function ListedRequests(props: ListedRequestsProps) {
  const { result, listed, filters, isDay, isMissing, notes, now, clinicOf, onPage } = props;
  const { requests, status, newIds } = result;
  const page = paginate(listed, filters.page, requestsPageSize);
  const open = useOpenRequest(requests, listed);
  return (
    <>
      <Alert
        kind="error"
        message={
          status === 'success' && open.isUnknown
            ? 'The request of this link is not in the list.'
            : undefined
        }
        onDismiss={open.onClose}
      />
      <RequestTable
        rows={page.rows}
        current={open.request}
        sort={filters.sort}
        isLoading={status === 'pending'}
        requests={requests}
        notes={notes}
        newIds={newIds}
        now={now}
        clinicOf={clinicOf}
        onOpen={open.onOpen}
      />
      {isDay && <DaySheet requests={listed} filters={filters} notes={notes} now={now} />}
      {!isMissing && <RequestListFoot page={page} onPage={onPage} />}
      {open.request && (
        <RequestDrawer {...open} request={open.request} requests={requests} now={now} />
      )}
    </>
  );
}
