import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { Alert } from '#src/components/Alert.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useSettled } from '#src/components/useSettled.ts';
import { defaultFilters } from '#src/domain/listFilters.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { paginate } from '#src/domain/paginate.ts';
import { requestsPageSize } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import type { BookingForm } from '#src/features/requests/phone-booking/EnterBooking.tsx';
import { EnteredBooking } from '#src/features/requests/phone-booking/EnteredBooking.tsx';
import { countHidden, useNewRequests } from '#src/features/requests/watch/useNewRequests.ts';
import { placeOf } from './asLeft.ts';
import { focusRows } from './focusRows.ts';
import { DaySheet } from './lazyComponents.ts';
import { useWayBack } from './ListAction.tsx';
import { listMessage } from './listMessage.ts';
import { ListMessage } from './ListMessage.tsx';
import { OpenedRequest, type OpenRequest } from './OpenedRequest.tsx';
import { createOpenedStore, type Opened } from './openedRequests.ts';
import { useRequestOfAnchor } from './requestAnchor.ts';
import { RequestListing } from './RequestListing.tsx';
import styles from './RequestListScreen.module.css';
import { statusLine } from './statusLine.ts';
import { useDesk } from './useDesk.ts';

/** What was open when the list was left. */
const leftOpen = placeOf<Opened>('the open request');

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

/** The staff's list of appointment requests (docs/product.md, sections 4, 8 and 9), or a sheet made of it. */
export function RequestListScreen(props: RequestListScreenProps) {
  const { loginHref, mobile, BookingForm, onNewCount } = props;
  const desk = useDesk(mobile);
  const { token, user, result, requests, filters, applied, listed, onChange } = desk;
  const { status, error, refetch } = result;
  const { sheet, search } = filters;
  const list = useRef<HTMLDivElement>(null);
  const page = paginate(listed, filters.page, requestsPageSize);
  const added = useNewRequests(result.loadedAt ? result.requests : undefined);
  const [opened] = useState(() => createOpenedStore(leftOpen.get()));
  useEffect(() => () => leftOpen.leave(opened.get()), [opened]);
  const opener = useRef<OpenRequest>(null);
  const [onOpen] = useState(() => (request: AppointmentRequest) => opener.current?.(request));
  const [missing, dismissMissing] = useRequestOfAnchor(
    {
      user,
      requests: requests.dated,
      isLoaded: result.loadedAt !== undefined,
      open: opened.get()?.request,
    },
    onOpen,
  );
  const way = useWayBack(filters, onChange);
  const failed = status === 'error';
  const isOut = failed && loginProblemOf(error, token) === 'logged out';
  const holds = statusLine(result, {
    token,
    sort: filters.sort,
    isSheet: sheet,
    isDay: applied.from !== '' && applied.from === applied.to,
    shown: page.total,
    newCount: added.size,
    today: desk.today,
    hiddenCount: useMemo(() => countHidden(added, listed), [added, listed]),
  });
  const line = useSettled(holds, search);
  // What was cleared is not looked for any more, though the rows follow a moment later.
  const isCleared = search === '' && applied.search !== '';
  const isEmpty = page.total === 0 && !isCleared;
  const missingNote = <Alert kind="error" message={missing} onDismiss={dismissMissing} />;
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
  const openedRequest = (
    <OpenedRequest
      {...desk}
      opened={opened}
      opener={opener}
      // The sheet has an order of its own.
      listed={sheet ? noRequests : listed}
      onPage={(next) => next === page.page || onChange({ page: next })}
    />
  );

  return (
    <Stack ref={list} className={sheet ? styles.sheet : styles.list}>
      <RequestListing
        desk={desk}
        page={page}
        line={line}
        isOut={isOut}
        added={added}
        opened={opened}
        way={way}
        message={
          <>
            {missingNote}
            {message}
          </>
        }
        sheetHead={
          sheet ? (
            <>
              <ListHead title="Day sheet" status={line} failed={failed} />
              {missingNote}
              {failed && message}
            </>
          ) : undefined
        }
        sheet={
          status === 'success' && (
            <Suspense>
              <DaySheet {...desk} onOpen={onOpen} />
            </Suspense>
          )
        }
        openedRequest={openedRequest}
        onOpen={onOpen}
        onNewCount={onNewCount}
      />
      <EnteredBooking
        Form={BookingForm}
        user={user ?? ''}
        requests={requests}
        book={desk.book}
        clinic={filters.choices.clinic}
        onReload={refetch}
      />
    </Stack>
  );
}
