import { useEffect, useRef, useState } from 'react';
import type { RequestsResult } from '#src/api/appointments.ts';
import { addedRequests } from '#src/domain/addedRequests.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import type { Page } from '#src/domain/paginate.ts';
import { requestsPageSize, type RequestList } from '#src/domain/requestList.ts';
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

/** How many of the new requests are not listed, because the filters or the search hide them. */
export function countHidden(
  added: ReadonlySet<AppointmentRequest>,
  listed: readonly AppointmentRequest[],
): number {
  if (added.size === 0) return 0;
  return added.size - listed.filter((request) => added.has(asRequested(request))).length;
}

interface Shown {
  result: RequestsResult;
  added: ReadonlySet<AppointmentRequest>;
  listed: readonly AppointmentRequest[];
  page: Page<AppointmentRequest>;
}

/** Shows a newer list, and turns to its first new request that is listed unless one is on the page. */
export function useShowNew(
  { result, added, listed, page }: Shown,
  onPage: (page: number) => unknown,
): RequestsResult['setData'] {
  /** When the list was loaded that is to be shown. */
  const showing = useRef<number>(undefined);

  useEffect(() => {
    if (result.loadedAt === undefined || result.loadedAt !== showing.current) return;
    showing.current = undefined;
    const isNew = (request: AppointmentRequest) => added.has(asRequested(request));
    const first = listed.findIndex(isNew);
    if (first >= 0 && !page.rows.some(isNew)) onPage(Math.floor(first / requestsPageSize) + 1);
  });

  return (requests, loadedAt) => {
    showing.current = loadedAt;
    result.setData(requests, loadedAt);
  };
}
