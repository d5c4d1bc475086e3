import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import type { Page } from '#src/domain/paginate.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { ChartArea } from '#src/features/requests/chart/ChartArea.tsx';
import { useExport } from '#src/features/requests/export/useExport.ts';
import { FilterArea } from '#src/features/requests/filters/FilterArea.tsx';
import { RemoveNotes } from '#src/features/requests/notes/RemoveNotes.tsx';
import { useNotes } from '#src/features/requests/notes/noteStorage.ts';
import { useShowNew } from '#src/features/requests/watch/useNewRequests.ts';
import { MoreTools, NewRequests } from './lazyComponents.ts';
import { ListAction, type useWayBack } from './ListAction.tsx';
import { MoreFold } from './MoreFold.tsx';
import type { OpenRequest } from './OpenedRequest.tsx';
import type { OpenedStore } from './openedRequests.ts';
import { requestColumns } from './requestColumns.tsx';
import { RequestListFoot } from './RequestListFoot.tsx';
import styles from './RequestListScreen.module.css';
import { RequestTable } from './RequestTable.tsx';
import { marksOf } from './rowMarks.ts';
import type { Desk } from './useDesk.ts';

/** How long 'Login successful!' shows: several times what it takes to read. */
const flashMs = 8000;

interface RequestListingProps {
  desk: Desk;
  page: Page<AppointmentRequest>;
  /** A sentence about what the list holds. */
  line: string;
  /** Nobody is logged in. */
  isOut: boolean;
  /** The requests that the last load added. */
  added: ReadonlySet<AppointmentRequest>;
  opened: OpenedStore;
  way: ReturnType<typeof useWayBack>;
  message: ReactNode;
  /** A sheet that takes the list's place: what stands above it, and itself. */
  sheetHead: ReactNode;
  sheet: ReactNode;
  /** One place for list and sheet, so that nothing half typed in it is lost between them. */
  openedRequest: ReactNode;
  onOpen: OpenRequest;
  onNewCount: (count: number) => void;
}

/** The list itself (filters, chart, rows) or a sheet in its place, and beside it the request that is open. */
export function RequestListing(props: RequestListingProps) {
  const { desk, page, line, isOut, added, opened, way, message } = props;
  const { sheetHead, sheet, openedRequest, onOpen, onNewCount } = props;
  const { token, result, loading, requests, calls, filters, applied, listed, onChange, now } = desk;
  const failed = result.status === 'error';
  const onPage = (next: number) => onChange({ page: next });
  // A sheet has no pages.
  const showNew = useShowNew({ result, added, listed, page }, (to) => filters.sheet || onPage(to));
  const csvExport = useExport(desk.user);
  const flashBox = useRef<HTMLDivElement>(null);
  const [flashMessage, dismissFlashMessage] = useFlashMessage(flashMs, flashBox);
  const [watchPlace, setWatchPlace] = useState<HTMLElement | null>(null);
  const { sort } = filters;
  const { clinicOf } = desk;
  const notes = useDeferredValue(useNotes());
  const columns = useMemo(
    () => requestColumns(sort, clinicOf, onOpen, notes),
    [sort, clinicOf, onOpen, notes],
  );

  return (
    <>
      <div ref={flashBox} className={`screen-only ${styles.flash}`}>
        <Alert
          kind="success"
          // After a logout in another tab it would contradict 'You are not logged in'.
          message={token && !result.error?.unauthorized ? flashMessage : undefined}
          onDismiss={dismissFlashMessage}
        />
      </div>
      {sheetHead ?? (
        <>
          <FilterArea
            {...desk}
            isOut={isOut}
            status={line}
            failed={failed}
            action={
              <>
                <ListAction {...desk} way={way} />
                {!isOut && (
                  <MoreFold>
                    {!loading && (
                      <Suspense>
                        <MoreTools {...{ opened, calls, now }} watchPlace={setWatchPlace} />
                      </Suspense>
                    )}
                  </MoreFold>
                )}
              </>
            }
            onExport={() => void csvExport.exportRequests(listed)}
            exporting={csvExport.exporting}
            empty={page.total === 0}
          />
          <Alert kind="error" message={csvExport.problem} onDismiss={csvExport.dismissProblem} />
          {message}
          <ChartArea {...desk} onPeriod={onChange} />
        </>
      )}
      <div className={styles.desk}>
        <div>
          {sheetHead ? (
            sheet
          ) : (
            <>
              <RequestTable
                opened={opened}
                columns={columns}
                rows={page.rows}
                badges={(row) =>
                  marksOf(row, { requests, search: applied.search, added, notes, now })
                }
                loading={loading}
              />
              {!isOut && (
                <RequestListFoot
                  page={page}
                  onPage={onPage}
                  exportResult={csvExport.done}
                  onRefresh={result.refetch}
                  refreshing={result.isFetching}
                />
              )}
              {token && <RemoveNotes />}
            </>
          )}
        </div>
        {openedRequest}
      </div>
      {token && result.loadedAt !== undefined && (
        <Suspense>
          <NewRequests
            token={token}
            requests={result.requests}
            loadedAt={result.loadedAt}
            settingsPlace={watchPlace}
            onShow={showNew}
            onCount={onNewCount}
          />
        </Suspense>
      )}
    </>
  );
}
