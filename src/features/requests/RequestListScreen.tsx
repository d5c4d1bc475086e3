import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIdToken } from '#src/api/session.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { config } from '#src/config/env.ts';
import { clinicNow } from '#src/domain/time/clock.ts';
import { useClinicNow } from '#src/platform/useClinicNow.ts';
import { useFlashMessage } from '#src/platform/useFlashMessage.ts';
import { useSettled } from '#src/platform/useSettled.ts';
import { clinicNamer } from './clinicNames.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { DaysStrip } from './filters/DaysStrip.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { appliedFilters } from './filters/requestFilters.ts';
import { useListed } from './filters/useListed.ts';
import { useRequestFilters } from './filters/useRequestFilters.ts';
import { ListedRequests } from './ListedRequests.tsx';
import { ListMessage } from './ListMessage.tsx';
import { NotesFoot } from './notes/NotesFoot.tsx';
import { useNotes } from './notes/noteStorage.ts';
import { RequestListHead } from './RequestListHead.tsx';
import { countLine } from './statusLine.ts';
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
  const { requests, status, error } = result;
  const list = useRef<HTMLDivElement>(null);
  const [filters, changeFilters] = useRequestFilters(now.date, list);
  // Deferred: the controls react at once, long lists a moment later.
  const applied = appliedFilters(useDeferredValue(filters), now.date);
  const notes = useDeferredValue(useNotes());
  const { ofAllDays, listed } = useListed(requests, applied, notes, now);
  const clinicOf = useMemo(() => clinicNamer(requests.dated), [requests]);
  const isOut = status === 'error' && result.loginProblem === 'logged out';
  /** The first call failed, so no request is known. */
  const isMissing = status === 'error' && result.loadedAt === 0;
  const isEmpty = status === 'success' && listed.length === 0;
  const isSilent = status === 'error' || (isEmpty && !result.isLoading);
  const count = countLine(result, listed.length, applied);
  const isDay = applied.from !== '' && applied.from === applied.to && listed.length > 0;

  return (
    <Stack ref={list} className={styles.list}>
      <LoggedIn isAccepted={Boolean(token) && !error?.unauthorized} />
      <RequestListHead
        count={useSettled(count, filters.search)}
        announcement={useSettled(isSilent ? '' : count, filters.search)}
        result={result}
        isOut={isOut}
        isDay={isDay}
        notes={notes}
        now={now}
        filters={applied}
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
            <ExportMenu listed={listed} notes={notes} />
          </FilterBar>
          {!isMissing && (
            <DaysStrip
              requests={ofAllDays}
              period={applied}
              today={now.date}
              onChange={changeFilters}
            />
          )}
        </Stack>
      )}
      <ListMessage
        result={result}
        filters={applied}
        isEmpty={isEmpty}
        loginHref={loginHref}
        onChange={changeFilters}
      />
      <ListedRequests
        result={result}
        listed={listed}
        filters={applied}
        isDay={isDay}
        isMissing={isMissing}
        notes={notes}
        now={now}
        clinicOf={clinicOf}
        onPage={(page) => changeFilters({ page })}
      />
      {token && <NotesFoot />}
    </Stack>
  );
}

/** The clinic's clock. */
function useNow() {
  const [openedAt] = useState(() => clinicNow(new Date(), config.clinicTimeZone));
  return useClinicNow(config.clinicTimeZone) ?? openedAt;
}

/** 'Login successful!' after the login page has led here. */
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
