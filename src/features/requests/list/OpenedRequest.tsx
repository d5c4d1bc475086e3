import { type ComponentProps, type RefObject, Suspense, useImperativeHandle } from 'react';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { RequestDialog } from './lazyComponents.ts';
import { useRequestOfAnchor } from './requestAnchor.ts';
import { usePerUserState } from './usePerUserState.ts';

/** Opens a request; undefined closes it. */
export type OpenRequest = (request: AppointmentRequest | undefined) => void;

interface OpenedRequestProps extends Omit<
  ComponentProps<typeof RequestDialog>,
  'request' | 'onOpen' | 'onClose'
> {
  user: string | null;
  /** Gets the function that opens a request. */
  opener: RefObject<OpenRequest | null>;
}

/** The request that is open. It is a state of its own, so that the list is not rendered again for it. */
export function OpenedRequest({ user, opener, ...rest }: OpenedRequestProps) {
  const [opened, setOpened] = usePerUserState<AppointmentRequest>(user);
  useImperativeHandle(opener, () => setOpened, [setOpened]);
  useRequestOfAnchor(rest.requests.dated, setOpened);
  if (!opened) return null;
  return (
    <Suspense>
      <RequestDialog
        {...rest}
        request={opened}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  );
}
