import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { type RequestList, requestsPageSize } from '#src/features/requests/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { inPlace } from '#src/platform/scrollPosition.ts';
import { findRequest, keyOf } from './requestKey.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** The request that was open last. */
interface Last {
  key: string;
  request: AppointmentRequest;
  /** Its index in the list, or where it was when it left it. */
  index: number;
}

/**
 * The request that is open, which the address alone holds (`?request=ID`), and those around it in the list as filtered.
 * `listed`: the requests that pass the filters, in order.
 */
export function useOpenRequest(requests: RequestList, listed: readonly AppointmentRequest[]) {
  const [parameters, setParameters] = useSearchParams();
  const [last, setLast] = useState<Last>();
  const key = parameters.get('request');
  const { dated } = requests;
  const found = useMemo(() => findRequest(dated, key), [dated, key]);
  const before = last?.key === key ? last : undefined;
  // A request that a silent call does not bring again stays open. An empty list follows a log out: nothing stays.
  const request = found ?? (dated.length > 0 ? before?.request : undefined);
  const position = request ? listed.indexOf(request) : -1;
  const index = position < 0 ? (before?.index ?? 0) : position;

  if (request && key !== null) {
    if (last?.request !== request || last.key !== key || last.index !== index)
      setLast({ key, request, index });
  } else if (last && dated.length === 0) setLast(undefined);

  useFocusReturn(request, last !== undefined && listed.includes(last.request));

  function write(address: URLSearchParams, replace: boolean) {
    // Flushed, so that the second of two quick presses on `Next request` starts from the first one's request.
    flushSync(() => setParameters(address, { state: inPlace, replace }));
  }

  function onOpen(next: AppointmentRequest) {
    const address = new URLSearchParams(parameters);
    const page = Math.floor(listed.indexOf(next) / requestsPageSize) + 1;
    address.set('request', keyOf(next, dated));
    if (page > 1) address.set('page', String(page));
    else if (page === 1) address.delete('page');
    // Back closes the drawer, however many requests were gone through.
    write(address, request !== undefined);
  }

  function onClose() {
    const address = new URLSearchParams(parameters);
    address.delete('request');
    write(address, true);
  }

  return {
    request,
    /** The address names a request that the list lacks. */
    isUnknown: key !== null && !request,
    /** '3 of 47'; '' where it has left the list. */
    position: position < 0 ? '' : `${position + 1} of ${listed.length}`,
    previous: listed[index - 1],
    /** For a request that has left the list, the one that took its place. */
    next: listed[position < 0 ? index : index + 1],
    onOpen,
    onClose,
  };
}
