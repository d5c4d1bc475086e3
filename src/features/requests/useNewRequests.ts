import { useState } from 'react';
import type { RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

interface Compared {
  requests: RequestList | undefined;
  newIds: ReadonlySet<string>;
}

const none: Compared = { requests: undefined, newIds: new Set() };

/** The ids that the last Refresh added. `requests` is undefined while nothing is loaded. */
export function useNewRequests(requests: RequestList | undefined): ReadonlySet<string> {
  const [compared, setCompared] = useState(none);
  if (requests !== compared.requests) {
    setCompared({ requests, newIds: addedIds(requests, compared.requests) });
  }
  return compared.newIds;
}

/** Without an earlier list nothing is new; the first rows of a long list need not wait for a comparison. */
function addedIds(
  requests: RequestList | undefined,
  previous: RequestList | undefined,
): ReadonlySet<string> {
  if (!requests || !previous) return none.newIds;
  const known = new Set(previous.all.map(({ id }) => id));
  return new Set(requests.all.map(({ id }) => id).filter((id) => id !== '' && !known.has(id)));
}

/** How many of the new requests with a date are not listed, because the filters or the search hide them. */
export function countHidden(
  newIds: ReadonlySet<string>,
  { dated }: RequestList,
  listed: readonly AppointmentRequest[],
): number {
  if (newIds.size === 0) return 0;
  const countNew = (requests: readonly AppointmentRequest[]) =>
    requests.filter(({ id }) => newIds.has(id)).length;
  return countNew(dated) - countNew(listed);
}
