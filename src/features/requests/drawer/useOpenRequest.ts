import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { focusRow } from '#src/features/requests/focusRow.ts';
import { type RequestList, requestsPageSize } from '#src/features/requests/requestList.ts';
import { keepScroll } from '#src/platform/scrollPosition.ts';

interface Last {
  key: string;
  request: AppointmentRequest;
  /** Kept when the request leaves the list. */
  index: number;
}

/**
 * The open request, held by the address alone (`?request=ID`), with its neighbours in the filtered list. Closing focuses its
 * row. `listed`: the filtered requests, in order.
 */
export function useOpenRequest(list: RequestList, listed: readonly AppointmentRequest[]) {
  const [parameters, setParameters] = useSearchParams();
  const [last, setLast] = useState<Last>();
  const key = parameters.get('request');
  const before = last?.key === key ? last : undefined;
  // Stays open if a silent call lacks it.
  const request = key === null ? undefined : (list.withKey(key) ?? before?.request);
  const position = request ? listed.indexOf(request) : -1;
  const index = position < 0 ? (last?.index ?? 0) : position;

  if (request && key !== null && (before?.request !== request || before.index !== index))
    setLast({ key, request, index });
  // Another user's list, empty at first: the request must not come back with it.
  if (last && list.dated.length === 0) setLast(undefined);

  const isOpen = request !== undefined;
  const wasOpen = useRef(isOpen);
  const returnFocus = useEffectEvent(() => focusRow(last?.key));
  useEffect(() => {
    if (wasOpen.current && !isOpen) returnFocus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function write(address: URLSearchParams, replace: boolean) {
    // Flushed, so that a second quick press on `Next request` starts from the new request.
    flushSync(() => setParameters(address, { state: keepScroll, replace }));
  }

  function onOpen(next: AppointmentRequest) {
    const address = new URLSearchParams(parameters);
    const page = Math.floor(listed.indexOf(next) / requestsPageSize) + 1;
    address.set('request', list.keyOf(next));
    if (page > 1) address.set('page', String(page));
    else if (page === 1) address.delete('page');
    // Back closes the drawer after any number of steps.
    write(address, isOpen);
  }

  function onClose() {
    const address = new URLSearchParams(parameters);
    address.delete('request');
    write(address, true);
  }

  return {
    request,
    isUnknown: key !== null && !request,
    position: position < 0 ? '' : `${position + 1} of ${listed.length}`,
    previous: listed[index - 1],
    /** The request in its place, if it has left the list. */
    next: listed[position < 0 ? index : index + 1],
    onOpen,
    onClose,
  };
}
