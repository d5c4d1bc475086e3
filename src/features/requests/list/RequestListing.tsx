import { type ReactNode, useMemo } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import type { Page } from '#src/features/requests/paginate.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { useExport } from '#src/features/requests/export/useExport.ts';
import { RequestFilters } from '#src/features/requests/filters/RequestFilters.tsx';
import { NotesFoot } from '#src/features/requests/notes/NotesFoot.tsx';
import { ListAction } from './ListAction.tsx';
import { requestColumns } from './requestColumns.tsx';
import { RequestListFoot } from './RequestListFoot.tsx';
import { RequestTable } from './RequestTable.tsx';
import { badgesOf } from './rowBadges.ts';
import type { Desk } from './useDesk.ts';

interface RequestListingProps {
  desk: Desk;
  page: Page<AppointmentRequest>;
  /** A sentence about what the list holds. */
  line: string;
  /** Nobody is logged in. */
  isOut: boolean;
  message: ReactNode;
  /** The request that is open. */
  current: AppointmentRequest | undefined;
  onOpen: (request: AppointmentRequest) => void;
}

/** The list itself: its filters and its rows. */
export function RequestListing(props: RequestListingProps) {
  const { desk, page, line, isOut, message, current, onOpen } = props;
  const { token, result, requests, notes, filters, clinicOf, listed, onChange, now } = desk;
  const csvExport = useExport(desk.user);
  const { sort } = filters;
  const columns = useMemo(
    () => requestColumns(sort, clinicOf, onOpen, notes),
    [sort, clinicOf, onOpen, notes],
  );

  return (
    <>
      <ListHead
        title="Appointment Requests"
        status={line}
        failed={result.status === 'error'}
        action={!isOut && <ListAction {...desk} />}
      >
        {!isOut && (
          <RequestFilters
            {...desk}
            onExport={() => void csvExport.exportRequests(listed)}
            exporting={csvExport.exporting}
            empty={page.total === 0}
          />
        )}
      </ListHead>
      <Alert kind="error" message={csvExport.problem} onDismiss={csvExport.dismissProblem} />
      {message}
      <RequestTable
        current={current}
        columns={columns}
        rows={page.rows}
        badges={(row) => badgesOf(row, { requests, notes, now })}
        loading={result.status === 'pending'}
      />
      {!isOut && (
        <RequestListFoot
          page={page}
          onPage={(next) => onChange({ page: next })}
          exportResult={csvExport.done}
          onRefresh={result.refetch}
          refreshing={result.isFetching}
        />
      )}
      {token && (
        <NotesFoot
          isIdle={csvExport.exporting || page.total === 0}
          onExport={(...file) => void csvExport.exportRequests(listed, ...file)}
        />
      )}
    </>
  );
}
