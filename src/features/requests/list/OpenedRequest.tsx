import {
  type ComponentProps,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { requestAgain } from '#src/domain/addedRequests.ts';
import { requestsPageSize } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { RequestDialog } from './lazyComponents.ts';
import { neighbourOf, type OpenedStore, useOpened } from './openedRequests.ts';
import { useKeptOpen } from './requestAnchor.ts';
import { mayLeave } from './unfinished.ts';

/** Opens a request. */
export type OpenRequest = (request: AppointmentRequest) => void;

interface OpenedRequestProps extends Pick<
  ComponentProps<typeof RequestDialog>,
  'requests' | 'mobile' | 'now'
> {
  user: string | null;
  opened: OpenedStore;
  /** Gets the function that opens a request. */
  opener: RefObject<OpenRequest | null>;
  /** The list is not there yet: nothing is missing in it. */
  loading: boolean;
  /** When it was loaded, in ms since 1970. */
  loadedAt: number | undefined;
  /** The requests that pass the filters, in order. */
  listed: readonly AppointmentRequest[];
  /** Shows a page of them. */
  onPage: (page: number) => void;
}

const pageOf = (place: number) => Math.floor(place / requestsPageSize) + 1;

/** The request that is open, beside the list or over it. */
export function OpenedRequest(props: OpenedRequestProps) {
  const { user, opened, opener, loading, loadedAt, listed, onPage, ...rest } = props;
  const { requests } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const kept = useOpened(opened);
  // It is closed from the render in which the user changes.
  const open = kept?.user === user ? kept : undefined;
  const setOpened = useCallback<OpenRequest>(
    (request) => {
      if (!mayLeave(dialog.current)) return;
      const times = (opened.get()?.times ?? 0) + 1;
      const place = listed.indexOf(request);
      const at = place < 0 ? (opened.get()?.at ?? 0) : place;
      opened.set({ user, request, at, times });
      if (place >= 0) onPage(pageOf(place));
    },
    [opened, user, listed, onPage],
  );
  useImperativeHandle(opener, () => setOpened, [setOpened]);
  // The list may be loaded again while it is open.
  const current = useMemo(() => open && requestAgain(open.request, requests), [open, requests]);
  const request = current ?? open?.request;
  useKeptOpen(user, request, loadedAt !== undefined);
  const place = request ? listed.indexOf(request) : -1;
  useEffect(() => {
    const before = opened.get();
    if (!before || !request) return;
    const at = place < 0 ? before.at : place;
    if (before.request !== request || before.at !== at) opened.set({ ...before, request, at });
  }, [opened, request, place]);

  function step(by: 1 | -1) {
    const to = open && neighbourOf(open, listed, by);
    const next = to === undefined ? undefined : listed[to];
    if (!open || to === undefined || !next || !mayLeave(dialog.current)) return;
    opened.set({ ...open, request: next, at: to });
    onPage(pageOf(to));
  }

  if (!open || !request) return null;
  return (
    <Suspense>
      <RequestDialog
        {...rest}
        dialog={dialog}
        request={request}
        isGone={!current && !loading}
        times={open.times}
        place={place < 0 ? '' : `${place + 1} of ${listed.length}`}
        hasNext={neighbourOf(open, listed, 1) !== undefined}
        hasPrevious={neighbourOf(open, listed, -1) !== undefined}
        at={open.at % requestsPageSize}
        onStep={step}
        onOpen={setOpened}
        onClose={() => opened.set(undefined)}
      />
    </Suspense>
  );
}
