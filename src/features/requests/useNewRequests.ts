import { useState } from 'react';
import type { RequestList } from '#src/domain/requestList.ts';

interface Compared {
  requests: RequestList;
  ids: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** The ids that the last Refresh added. `requests` is undefined while nothing is loaded. */
export function useNewRequests(requests: RequestList | undefined): ReadonlySet<string> {
  const [compared, setCompared] = useState<Compared>();
  if (requests !== compared?.requests) setCompared(requests && compare(requests, compared));
  return compared?.newIds ?? none;
}

function compare(requests: RequestList, previous: Compared | undefined): Compared {
  const ids = new Set(requests.all.map(({ id }) => id));
  const added = previous ? [...ids].filter((id) => id !== '' && !previous.ids.has(id)) : [];
  return { requests, ids, newIds: new Set(added) };
}
