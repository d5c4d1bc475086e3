import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIdToken, useSessionUser } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { useFlashMessage } from '#src/platform/useFlashMessage.ts';
import { useSettled } from '#src/platform/useSettled.ts';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/time/clock.ts';
import { clinicNamer } from './clinicNames.ts';
import { DaysStrip } from './filters/DaysStrip.tsx';
import { RequestDrawer } from './drawer/RequestDrawer.tsx';
import { useOpenRequest } from './drawer/useOpenRequest.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { useExport } from './export/useExport.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { ListMessage } from './ListMessage.tsx';
import { NotesFoot } from './notes/NotesFoot.tsx';
import { useNotes } from './notes/noteStorage.ts';
import { paginate } from './paginate.ts';
import { DaySheet } from './print/DaySheet.tsx';
import { periodOf } from './filters/requestFilters.ts';
import { requestsPageSize } from './requestList.ts';
import { RequestListFoot } from './RequestListFoot.tsx';
import { RequestListHead } from './RequestListHead.tsx';
import styles from './RequestListScreen.module.css';
import { RequestTable } from './RequestTable.tsx';
import { countLine } from './statusLine.ts';
import { useListed } from './filters/useListed.ts';
import { useRequestFilters } from './filters/useRequestFilters.ts';
import { useRequests } from './useRequests.ts';

interface RequestListScreenProps {
  /** The login page, which leads back to this list with its filters. */
  loginHref: string;
}

/** The staff's list of appointment requests (docs/product.md, sections 4, 8 and 9), and the request that is open over it. */
export function RequestListScreen({ loginHref }: RequestListScreenProps) {
  const token = useIdToken() ?? null;
  const user = useSessionUser() ?? null;
  const now = useNow();
  const result = useRequests();
  const { requests, status, error, newIds } = result;
  const list = useRef<HTMLDivElement>(null);
  const [filters, changeFilters] = useRequestFilters(now.date, list);
  // The controls show a press at once; in a long list the rows follow a moment later.
  const applied = useDeferredValue(filters);
  const period = periodOf(applied, now.date);
  const notes = useDeferredValue(useNotes());
  const { ofAllDays, listed } = useListed(requests, applied, notes, now);
  const page = paginate(listed, applied.page, requestsPageSize);
  const clinicOf = useMemo(() => clinicNamer(requests.dated), [requests]);
  const open = useOpenRequest(requests, listed);
  const csvExport = useExport(user);
  const isOut = status === 'error' && result.loginProblem === 'logged out';
  /** The first call failed: no request is known. */
  const isMissing = status === 'error' && result.loadedAt === 0;
  const isDay = period.from !== '' && period.from === period.to && listed.length > 0;
  const count = countLine(result, listed.length, { ...applied, ...period });

  return (
    <Stack ref={list} className={styles.list}>
      <LoggedIn isAccepted={token !== null && !error?.unauthorized} />
      <RequestListHead
        count={useSettled(count, filters.search)}
        result={result}
        isOut={isOut}
        isDay={isDay}
        notes={notes}
        now={now}
        filters={filters}
        onChange={changeFilters}
      />
      {!isOut && (
        <Stack gap={2} className={styles.tools}>
          <FilterBar
            requests={requests.dated}
            filters={filters}
            today={now.date}
            clinicOf={clinicOf}
            onChange={changeFilters}
          >
            <ExportMenu csvExport={csvExport} listed={listed} notes={notes} />
          </FilterBar>
          {!isMissing && (
            <DaysStrip
              requests={ofAllDays}
              period={period}
              today={now.date}
              onChange={changeFilters}
            />
          )}
        </Stack>
      )}
      <Alert kind="error" message={csvExport.problem} onDismiss={csvExport.dismissProblem} />
      <Alert
        kind="error"
        message={
          status === 'success' && open.isUnknown
            ? 'The request of this link is not in the list.'
            : undefined
        }
        onDismiss={open.onClose}
      />
      <p role="status" className="visually-hidden">
        {csvExport.done}
      </p>
      <ListMessage
        result={result}
        filters={{ ...applied, ...period }}
        isEmpty={listed.length === 0}
        loginHref={loginHref}
        onChange={(change) => {
          // The pressed button is about to go.
          list.current?.querySelector<HTMLElement>('[data-rows]')?.focus();
          changeFilters(change);
        }}
      />
      <RequestTable
        rows={page.rows}
        current={open.request}
        sort={applied.sort}
        isLoading={status === 'pending'}
        requests={requests}
        notes={notes}
        newIds={newIds}
        now={now}
        clinicOf={clinicOf}
        onOpen={open.onOpen}
      />
      {isDay && (
        <DaySheet requests={listed} day={period.from} filters={applied} notes={notes} now={now} />
      )}
      {!isMissing && (
        <RequestListFoot page={page} onPage={(next) => changeFilters({ page: next })} />
      )}
      {token && <NotesFoot />}
      {open.request && (
        <RequestDrawer {...open} request={open.request} requests={requests} now={now} />
      )}
    </Stack>
  );
}

/** The clinic's clock, which prerendered markup does not know. */
function useNow() {
  const [openedAt] = useState(() => clinicNow(new Date(), config.clinicTimeZone));
  return useClinicNow(config.clinicTimeZone) ?? openedAt;
}

/** 'Login successful!', after the login page has led here. */
function LoggedIn({ isAccepted }: { isAccepted: boolean }) {
  const [message, dismiss] = useFlashMessage();
  return (
    <Alert
      kind="success"
      // After a logout in another tab it would contradict 'You are not logged in'.
      message={isAccepted ? message : undefined}
      onDismiss={dismiss}
    />
  );
}
