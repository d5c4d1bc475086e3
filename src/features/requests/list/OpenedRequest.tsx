import {
  type ComponentProps,
  type RefObject,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { requestAgain } from '#src/domain/addedRequests.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { RequestDialog } from './lazyComponents.ts';
import { useRequestOfAnchor } from './requestAnchor.ts';

/** Opens a request; undefined closes it. */
export type OpenRequest = (request: AppointmentRequest | undefined) => void;

interface OpenedRequestProps extends Omit<
  ComponentProps<typeof RequestDialog>,
  'request' | 'isGone' | 'onOpen' | 'onClose'
> {
  user: string | null;
  /** Gets the function that opens a request. */
  opener: RefObject<OpenRequest | null>;
}

/** The request that is open. It is a state of its own, so that the list is not rendered again for it. */
export function OpenedRequest({ user, opener, ...rest }: OpenedRequestProps) {
  const [kept, setKept] = useState<{ user: string | null; request: AppointmentRequest }>();
  const setOpened = useCallback<OpenRequest>(
    (request) => setKept(request && { user, request }),
    [user],
  );
  // It is closed from the render in which the user changes.
  const opened = kept?.user === user ? kept.request : undefined;
  useImperativeHandle(opener, () => setOpened, [setOpened]);
  useRequestOfAnchor(rest.requests.dated, setOpened);
  // The list may be loaded again while it is open.
  const current = useMemo(
    () => opened && requestAgain(opened, rest.requests),
    [opened, rest.requests],
  );
  if (current && current !== opened) setOpened(current);
  if (!opened) return null;
  return (
    <Suspense>
      <RequestDialog
        {...rest}
        request={opened}
        isGone={!current}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  );
}
