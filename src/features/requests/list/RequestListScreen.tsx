import { type ReactNode, useRef } from 'react';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { Alert } from '#src/components/Alert.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useFlashMessage } from '#src/components/useFlashMessage.ts';
import { useSettled } from '#src/components/useSettled.ts';
import { defaultFilters } from '#src/features/requests/listFilters.ts';
import { paginate } from '#src/features/requests/paginate.ts';
import { requestsPageSize } from '#src/features/requests/requestList.ts';
import { DaySheet } from '#src/features/requests/day-sheet/DaySheet.tsx';
import { RequestDrawer } from '#src/features/requests/drawer/RequestDrawer.tsx';
import { useOpenRequest } from '#src/features/requests/drawer/useOpenRequest.ts';
import { listMessage } from './listMessage.ts';
import { ListMessage } from './ListMessage.tsx';
import { RequestListing } from './RequestListing.tsx';
import styles from './RequestListScreen.module.css';
import { statusLine } from './statusLine.ts';
import { useDesk } from './useDesk.ts';

interface RequestListScreenProps {
  /** The login page, which leads back to this list with its filters. */
  loginHref: string;
}

/** The staff's list of appointment requests (docs/product.md, sections 4, 8 and 9), or the day sheet made of it. */
export function RequestListScreen({ loginHref }: RequestListScreenProps) {
  const desk = useDesk();
  const { token, result, filters, applied, listed, onChange } = desk;
  const { status, error, refetch } = result;
  const { sheet, search } = filters;
  const list = useRef<HTMLDivElement>(null);
  const open = useOpenRequest(desk.requests, listed);
  const page = paginate(listed, filters.page, requestsPageSize);
  const failed = status === 'error';
  const isOut = failed && loginProblemOf(error, token) === 'logged out';
  const holds = statusLine(result, {
    token,
    sort: filters.sort,
    isSheet: sheet,
    isDay: applied.from !== '' && applied.from === applied.to,
    shown: page.total,
    today: desk.now.date,
  });
  const line = useSettled(holds, search);
  // A cleared search stops counting at once; the rows follow a moment later.
  const isCleared = search === '' && applied.search !== '';
  const isEmpty = page.total === 0 && !isCleared;
  const message: ReactNode = (
    <ListMessage
      message={listMessage(result, { token, filters: applied, isEmpty })}
      loginHref={loginHref}
      onRetry={refetch}
      onClear={() => {
        // The button is about to go.
        list.current?.querySelector<HTMLElement>('[data-rows]')?.focus();
        onChange(defaultFilters);
      }}
    />
  );

  return (
    <Stack ref={list} className={sheet ? styles.sheet : styles.list}>
      <LoggedIn isAccepted={token !== null && !error?.unauthorized} />
      {sheet ? (
        <>
          <ListHead title="Day sheet" status={line} failed={failed} />
          {failed && message}
          {status === 'success' && <DaySheet {...desk} onOpen={open.onOpen} />}
        </>
      ) : (
        <RequestListing
          desk={desk}
          page={page}
          line={line}
          isOut={isOut}
          message={message}
          current={open.request}
          onOpen={open.onOpen}
        />
      )}
      {open.request && (
        <RequestDrawer {...open} request={open.request} requests={desk.requests} now={desk.now} />
      )}
    </Stack>
  );
}

/** 'Login successful!', for whoever comes from the login. */
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
