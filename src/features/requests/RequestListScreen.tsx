import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIdToken } from '#src/api/loginTokens.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Alert } from '#src/components/notices/Alert.tsx';
import { FlashAlert } from '#src/components/notices/FlashAlert.tsx';
import { config } from '#src/config/env.ts';
import { clockAt } from '#src/domain/time/clock.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { clinicNamer } from './clinicNames.ts';
import { RequestDrawer } from './drawer/RequestDrawer.tsx';
import { useOpenRequest } from './drawer/useOpenRequest.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { DaysStrip } from './filters/DaysStrip.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { isSingleDay } from './filters/requestFilters.ts';
import { useListedRequests } from './filters/useListedRequests.ts';
import { useRequestFilters } from './filters/useRequestFilters.ts';
import { ListMessage } from './ListMessage.tsx';
import { NotesFoot } from './notes/NotesFoot.tsx';
import { useNotes } from './notes/noteStorage.ts';
import { paginate } from './paginate.ts';
import { DaySheet } from './print/DaySheet.tsx';
import { requestsPageSize } from './requestList.ts';
import { RequestListContext } from './RequestListContext.ts';
import { RequestListFoot } from './RequestListFoot.tsx';
import { RequestListHead } from './RequestListHead.tsx';
import { RequestTable } from './RequestTable.tsx';
import { useRequests } from './useRequests.ts';
import styles from './RequestListScreen.module.css';

interface RequestListScreenProps {
  loginHref: string;
}

/** The staff's request list (docs/product.md, sections 4, 8 and 9). */
export function RequestListScreen({ loginHref }: RequestListScreenProps) {
  const token = useIdToken();
  const now = useNow();
  const result = useRequests();
  const { list, status, error } = result;
  const box = useRef<HTMLDivElement>(null);
  const [filters, changeFilters] = useRequestFilters(now.date, box);
  // Deferred: the controls react at once, long lists a moment later.
  const applied = useDeferredValue(filters);
  const notes = useDeferredValue(useNotes());
  const { onAnyDay, listed } = useListedRequests(list, applied, notes, now);
  const shortClinicName = useMemo(() => clinicNamer(list.dated), [list]);
  const page = paginate(listed, applied.page, requestsPageSize);
  const open = useOpenRequest(list, listed);

  const isLoggedOut = status === 'error' && result.accessProblem === 'logged out';
  /** The first call failed, so no request is known. */
  const hasNoList = status === 'error' && result.loadedAt === 0;
  const isDay = isSingleDay(applied) && listed.length > 0;

  return (
    <RequestListContext value={{ list, notes, now, shortClinicName }}>
      <Stack ref={box} className={styles.list}>
        <Stack gap={2} className={styles.head}>
          {/* 'Login successful!' would contradict a login that has ended or is refused. */}
          {token && !error?.unauthorized && <FlashAlert />}
          <RequestListHead
            result={result}
            listed={listed}
            isLoggedOut={isLoggedOut}
            isDay={isDay}
            filters={applied}
            onChange={changeFilters}
          />
          {!isLoggedOut && (
            <FilterBar filters={filters} onChange={changeFilters}>
              <ExportMenu listed={listed} />
            </FilterBar>
          )}
          {!isLoggedOut && !hasNoList && (
            <DaysStrip requests={onAnyDay} period={applied} onChange={changeFilters} />
          )}
          <ListMessage
            result={result}
            filters={applied}
            isEmpty={status === 'success' && listed.length === 0}
            loginHref={loginHref}
            onChange={changeFilters}
          />
          <Alert
            kind="error"
            size="compact"
            message={
              status === 'success' && open.isUnknown
                ? 'The request of this link is not in the list.'
                : undefined
            }
            onDismiss={open.onClose}
          />
        </Stack>
        <RequestTable
          rows={page.rows}
          current={open.request}
          newIds={result.newIds}
          sort={applied.sort}
          isLoading={status === 'pending'}
          onOpen={open.onOpen}
        />
        {isDay && <DaySheet listed={listed} filters={applied} />}
        {!hasNoList && (
          <RequestListFoot page={page} onPage={(next) => changeFilters({ page: next })} />
        )}
        {open.request && <RequestDrawer {...open} request={open.request} />}
        {token && <NotesFoot />}
      </Stack>
    </RequestListContext>
  );
}

/** The clinic's clock, also before `useClinicNow` has it: the filters need a day at once. */
function useNow() {
  const [openedAt] = useState(() => clockAt(new Date(), config.clinicTimeZone));
  return useClinicNow(config.clinicTimeZone) ?? openedAt;
}
