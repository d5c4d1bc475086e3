import { useState } from 'react';
import { addedRequests } from '#src/domain/addedRequests.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

interface Compared {
  requests: RequestList | undefined;
  added: ReadonlySet<AppointmentRequest>;
}

const none: Compared = { requests: undefined, added: new Set() };

/** The requests that the last Refresh added. `requests` is undefined while nothing is loaded. */
export function useNewRequests(requests: RequestList | undefined): ReadonlySet<AppointmentRequest> {
  const [compared, setCompared] = useState(none);
  if (requests !== compared.requests) {
    const { requests: previous } = compared;
    // Without an earlier list nothing is new; the first rows of a long list need not wait for a comparison.
    const added = requests && previous ? addedRequests(requests, previous) : none.added;
    setCompared({ requests, added });
  }
  return compared.added;
}

/** How many of the new requests with a date are not listed, because the filters or the search hide them. */
export function countHidden(
  added: ReadonlySet<AppointmentRequest>,
  listed: readonly AppointmentRequest[],
): number {
  if (added.size === 0) return 0;
  const dated = [...added].filter(({ date }) => date !== '').length;
  return dated - listed.filter((request) => added.has(asRequested(request))).length;
}
