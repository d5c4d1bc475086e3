import { Suspense, useMemo, useRef, useState } from 'react';
import { useAppointmentRequests } from '#src/api/appointments.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { useIdToken, useSessionUser } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { useSettled } from '#src/components/useSettled.ts';
import { config } from '#src/config/env.ts';
import { clinicNamer } from '#src/domain/clinicNames.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { defaultFilters } from '#src/domain/listFilters.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { paginate } from '#src/domain/paginate.ts';
import { requestsPageSize } from '#src/domain/requestList.ts';
import { ChartArea } from '#src/features/requests/chart/ChartArea.tsx';
import { FilterArea } from '#src/features/requests/filters/FilterArea.tsx';
import { focusRows } from './focusRows.ts';
import { listMessage } from './listMessage.ts';
import { DaySheet, MoreExports, MoreTools, NewRequests } from './lazyComponents.ts';
import { ListAction, useWayBack } from './ListAction.tsx';
import { ListMessage } from './ListMessage.tsx';
import { MoreFold } from './MoreFold.tsx';
import { OpenedRequest, type OpenRequest } from './OpenedRequest.tsx';
import { createOpenedStore } from './openedRequests.ts';
import { requestColumns } from './requestColumns.tsx';
import { RequestListFoot } from './RequestListFoot.tsx';
import styles from './RequestListScreen.module.css';
import { RequestTable } from './RequestTable.tsx';
import { marksOf } from './rowMarks.ts';
import { statusLine } from './statusLine.ts';
import type { BookingForm } from '#src/features/requests/phone-booking/EnterBooking.tsx';
import { EnteredBooking } from '#src/features/requests/phone-booking/EnteredBooking.tsx';
import { useCalls } from '#src/features/requests/calls/useCalls.ts';
import { useExport } from '#src/features/requests/export/useExport.ts';
import { useFilteredRequests } from '#src/features/requests/filters/useFilteredRequests.ts';
import { useListFilters } from '#src/features/requests/filters/useListFilters.ts';
import { useUserKey } from '#src/features/requests/filters/useUserKey.ts';
import {
  countHidden,
  useNewRequests,
  useShowNew,
} from '#src/features/requests/watch/useNewRequests.ts';

/** How long 'Login successful!' shows: several times what it takes to read. */
const flashMs = 8000;

/** A sheet's requests are not gone through one by one. */
const noRequests: readonly AppointmentRequest[] = [];

interface RequestListScreenProps {
  /** The login page, which leads back to this list with its filters. */
  loginHref: string;
  /** The country's mobile numbers, for the links to answer. */
  mobile: MobileRule;
  /** The site's booking form, for what owners say on the telephone. */
  BookingForm: BookingForm;
  /** How many new requests wait to be shown, for the page's title. */
  onNewCount: (count: number) => void;
}

/** The staff's list of appointment requests (docs/product.md, sections 4, 8 and 9). */
export function RequestListScreen(props: RequestListScreenProps) {
  const { loginHref, mobile, BookingForm, onNewCount } = props;
  const token = useIdToken() ?? null;
  const user = useSessionUser() ?? null;
  const result = useAppointmentRequests();
  const { requests: loaded, status, error, refetch } = result;
  const userKey = useUserKey();
  const [filters, changeFilters] = useListFilters(userKey);
  const way = useWayBack(filters, changeFilters);
  const [openedAt] = useState(() => clinicNow(new Date(), config.clinicTimeZone));
  const now = useClinicNow(config.clinicTimeZone) ?? openedAt;
  const calls = useCalls(token, loaded.all);
  const book = calls?.book;
  const requests = useMemo(() => book?.withMoves(loaded) ?? loaded, [loaded, book]);
  const { applied, matching, listed, facts } = useFilteredRequests(requests, filters, now, calls);
  const page = paginate(listed, filters.page, requestsPageSize);
  const added = useNewRequests(result.loadedAt ? loaded : undefined);
  const [opened] = useState(createOpenedStore);
  const showNew = useShowNew({ result, added, listed, page }, (next) =>
    changeFilters({ page: next }),
  );
  const opener = useRef<OpenRequest>(null);
  const csvExport = useExport(user);
  const flashBox = useRef<HTMLDivElement>(null);
  const [flashMessage, dismissFlashMessage] = useFlashMessage(flashMs, flashBox);
  const list = useRef<HTMLDivElement>(null);
  const [watchPlace, setWatchPlace] = useState<HTMLElement | null>(null);
  const { sort } = filters;
  const clinicOf = useMemo(() => clinicNamer(requests.dated), [requests]);
  const columns = useMemo(
    () => requestColumns(sort, clinicOf, (request) => opener.current?.(request)),
    [sort, clinicOf, opener],
  );
  const isOut = status === 'error' && loginProblemOf(error, token) === 'logged out';
  const holds = statusLine(result, {
    token,
    sort,
    isSheet: filters.sheet !== '',
    isDay: applied.from !== '' && applied.from === applied.to,
    shown: page.total,
    newCount: added.size,
    today: now.date,
    hiddenCount: useMemo(() => countHidden(added, listed), [added, listed]),
  });
  const line = useSettled(holds, filters.search);
  // What was cleared is not looked for any more, though the rows follow a moment later.
  const isCleared = filters.search === '' && applied.search !== '';
  const isEmpty = page.total === 0 && !isCleared;
  const message = (
    <ListMessage
      message={listMessage(result, { token, filters: applied, isEmpty })}
      loginHref={loginHref}
      onRetry={refetch}
      onClear={() => {
        // The button is about to go.
        focusRows(list.current);
        way.show(defaultFilters);
      }}
    />
  );

  const entered = (
    <EnteredBooking
      Form={BookingForm}
      user={user ?? ''}
      requests={requests}
      book={book}
      clinic={filters.choices.clinic}
      onReload={refetch}
    />
  );
  const openedRequest = (
    <OpenedRequest
      user={user}
      opened={opened}
      opener={opener}
      // The sheet has an order of its own.
      listed={filters.sheet ? noRequests : listed}
      requests={requests}
      calls={calls}
      mobile={mobile}
      now={now}
      onPage={(next) => next === page.page || changeFilters({ page: next })}
    />
  );

  if (filters.sheet)
    return (
      <Stack className={styles.sheet}>
        <ListHead
          title={filters.sheet === 'day' ? 'Day sheet' : 'Week'}
          status={line}
          failed={status === 'error'}
        />
        {status === 'error' && message}
        <div className={styles.desk}>
          <div>
            {status === 'success' && (
              <Suspense>
                <DaySheet
                  user={userKey}
                  requests={requests}
                  facts={facts}
                  calls={calls}
                  loadedAt={result.loadedAt}
                  filters={filters}
                  period={applied}
                  clinicOf={clinicOf}
                  mobile={mobile}
                  now={now}
                  onOpen={(request) => opener.current?.(request)}
                  onChange={changeFilters}
                />
              </Suspense>
            )}
          </div>
          {openedRequest}
        </div>
        {entered}
      </Stack>
    );

  return (
    <Stack ref={list} className={styles.list}>
      <div ref={flashBox} className={`screen-only ${styles.flash}`}>
        <Alert
          kind="success"
          // After a logout in another tab it would contradict 'You are not logged in'.
          message={token && !error?.unauthorized ? flashMessage : undefined}
          onDismiss={dismissFlashMessage}
        />
      </div>
      <FilterArea
        requests={requests}
        loading={status === 'pending'}
        isOut={isOut}
        status={line}
        failed={status === 'error'}
        action={
          <>
            <ListAction {...{ requests, book, now, filters, way }} />
            {!isOut && (
              <MoreFold>
                {status !== 'pending' && (
                  <Suspense>
                    <MoreTools
                      list={list}
                      opened={opened}
                      calls={calls}
                      now={now}
                      watchPlace={setWatchPlace}
                    />
                  </Suspense>
                )}
              </MoreFold>
            )}
          </>
        }
        filters={filters}
        period={applied}
        today={now.date}
        clinicOf={clinicOf}
        onChange={changeFilters}
        onExport={() => void csvExport.exportRequests(listed)}
        exporting={csvExport.exporting}
        exports={
          requests.dated.length > 0 && (
            <Suspense>
              <MoreExports
                requests={requests}
                loadedAt={result.loadedAt}
                calls={calls}
                filters={filters}
                matching={matching}
                listed={listed}
                clinicOf={clinicOf}
                mobile={mobile}
                now={now}
              />
            </Suspense>
          )
        }
        empty={page.total === 0}
      />
      <Alert kind="error" message={csvExport.problem} onDismiss={csvExport.dismissProblem} />
      {message}
      <ChartArea
        requests={requests}
        loading={status === 'pending'}
        matching={matching}
        book={book}
        period={applied}
        today={now.date}
        onPeriod={changeFilters}
      />
      <div className={styles.desk}>
        <div>
          <RequestTable
            opened={opened}
            columns={columns}
            rows={page.rows}
            badges={(row) => marksOf(row, { requests, search: applied.search, added, calls, now })}
            loading={status === 'pending'}
          />
          {!isOut && (
            <RequestListFoot
              page={page}
              onPage={(next) => changeFilters({ page: next })}
              exportResult={csvExport.done}
              onRefresh={refetch}
              refreshing={result.isFetching}
            />
          )}
        </div>
        {openedRequest}
      </div>
      {token && result.loadedAt !== undefined && (
        <Suspense>
          <NewRequests
            token={token}
            requests={loaded}
            loadedAt={result.loadedAt}
            settingsPlace={watchPlace}
            onShow={showNew}
            onCount={onNewCount}
          />
        </Suspense>
      )}
      {entered}
    </Stack>
  );
}
